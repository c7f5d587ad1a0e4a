import {BrokenLinksProvider} from '@docusaurus/core/lib/client/BrokenLinksContext';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';
import {PageText} from '../../../../src/components/PageText';
import {fillSlots} from '../../../../src/hooks/pageText';

it('reports the internal links in static text to the check for broken links', () => {
  const links: string[] = [];
  const collector = {collectAnchor: () => undefined, collectLink: (link: string | undefined) => links.push(link!)};
  fillSlots('page', ['<a data-routed="" href="/a#b">A</a> <a href="/file">F</a>', '<a data-routed="" href="/c"></a>']);
  const html = renderToString(
    <MemoryRouter>
      <BrokenLinksProvider brokenLinks={collector}>
        <PageText source="page">text</PageText>
      </BrokenLinksProvider>
    </MemoryRouter>,
  );
  expect(html).toBe('text');
  expect(links).toEqual(['/a#b', '/c']);
});
