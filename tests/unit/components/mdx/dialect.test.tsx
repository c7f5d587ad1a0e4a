/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen, within} from '@testing-library/react';
import {Badge} from '../../../../src/components/mdx/Badge';
import {BlogPosts} from '../../../../src/components/mdx/BlogPosts';
import {Byline} from '../../../../src/components/mdx/Authors/Byline';
import {Callout} from '../../../../src/components/mdx/Callout';
import {Card} from '../../../../src/components/mdx/Card';
import {Details} from '../../../../src/components/mdx/Details';
import {HomePage} from '../../../../src/components/mdx/HomePage';
import {Sponsors} from '../../../../src/components/mdx/Sponsors';
import {Step, Steps} from '../../../../src/components/mdx/Steps';
import {titleTag, type TitleLevel} from '../../../../src/components/mdx/Steps/titleTag';
import {renderWithTheme} from '../../../support/render';
import {WithSettings} from '../../../support/withSettings';

describe('a step', () => {
  it.each([2, 3, 4, 5, 6] as const)('has a title of level %d', (titleLevel) => {
    renderWithTheme(
      <Steps>
        <Step title="Install" titleLevel={titleLevel} />
      </Steps>,
    );
    expect(screen.getByRole('heading', {name: 'Install', level: titleLevel})).toBeInTheDocument();
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1);
  });

  it('has the level 2 by default', () => {
    renderWithTheme(<Step title="Install" />);
    expect(screen.getByRole('heading', {level: 2})).toBeInTheDocument();
  });

  it.each([0, 1, 7, -2, 2.5, NaN, '3'])('refuses the level %p', (level) => {
    expect(() => titleTag(level as TitleLevel)).toThrow(new Error('Invalid.'));
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderWithTheme(<Step titleLevel={level as TitleLevel} />)).toThrow('Invalid.');
    logged.mockRestore();
  });
});

describe('a callout', () => {
  it('is a note with its kind', () => {
    renderWithTheme(<Callout type="danger">Text</Callout>);
    expect(screen.getByRole('note')).toHaveTextContent('DangerText');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('has its kind beside a title too', () => {
    renderWithTheme(<Callout type="caution" title="Mind the gap" />);
    expect(screen.getByRole('note')).toHaveTextContent(/^Mind the gap$/);
    expect(screen.getByRole('img', {name: 'Caution:'})).toBeInTheDocument();
  });

  it('of an unknown kind is a note', () => {
    renderWithTheme(<Callout type="constructor">Text</Callout>);
    expect(screen.getByRole('note')).toHaveTextContent('NoteText');
  });
});

describe('details', () => {
  it('take their summary as a text, as an element, or from their children', () => {
    renderWithTheme(
      <>
        <Details>a</Details>
        <Details summary="Text">b</Details>
        <Details summary={<summary>Element</summary>}>c</Details>
        <Details>
          <summary>Child</summary>d
        </Details>
      </>,
    );
    expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual([
      'Detailsa',
      'Textb',
      'Elementc',
      'Childd',
    ]);
  });
});

describe('a byline', () => {
  it('names authors and date', () => {
    const {container} = renderWithTheme(<Byline authors="Ada, [Grace](https://example.org)" date="2024-08-29" />);
    expect(container).toHaveTextContent('By Ada, Grace · August 29, 2024');
    expect(screen.getByRole('link', {name: 'Grace'})).toHaveAttribute('href', 'https://example.org');
    expect(screen.getByText('August 29, 2024')).toHaveAttribute('datetime', '2024-08-29');
  });

  it('has only the parts that are set', () => {
    expect(renderWithTheme(<Byline date={new Date('2024-01-02')} />).container).toHaveTextContent(/^January 2, 2024$/);
    expect(renderWithTheme(<Byline authors={['Ada']} />).container).toHaveTextContent(/^By Ada$/);
    expect(renderWithTheme(<Byline />).container).toBeEmptyDOMElement();
  });
});

describe('blocks from the settings', () => {
  it('list the posts', () => {
    const post = {path: '/blog/a', title: 'A post', description: 'What it says.', authors: 'Ada', date: '2024-08-29'};
    renderWithTheme(
      <WithSettings settings={{blogPosts: [post, {path: '/blog/b', title: 'Another'}]}}>
        <BlogPosts />
      </WithSettings>,
    );
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('A postWhat it says.By Ada · August 29, 2024');
    expect(within(second!).getByRole('link', {name: 'Another'})).toHaveAttribute('href', '/blog/b');
  });

  it('show a message without any', () => {
    renderWithTheme(
      <WithSettings settings={{blogPosts: [], sponsors: []}}>
        <BlogPosts />
        <Sponsors />
      </WithSettings>,
    );
    expect(screen.getByText('There are no posts yet.')).toBeInTheDocument();
    expect(screen.getByText('There are no sponsors yet.')).toBeInTheDocument();
  });

  it('list the sponsors, in groups and rows', () => {
    const sponsor = (name: string) => ({name, image: '/img/a.svg', link: 'https://example.org'});
    renderWithTheme(
      <WithSettings
        settings={{sponsors: [{name: 'Friends', height: 60, items: [[sponsor('A'), sponsor('B')], [sponsor('C')]]}]}}
      >
        <Sponsors />
      </WithSettings>,
    );
    const group = within(screen.getByRole('region', {name: 'Friends'}));
    expect(group.getAllByRole('list').map((row) => row.children.length)).toEqual([2, 1]);
    expect(group.getByRole('img', {name: 'C'})).toHaveAttribute('height', '60');
  });
});

describe('parts of a home page', () => {
  it('show the title if there is no logo', () => {
    renderWithTheme(
      <WithSettings settings={{logoUrl: undefined}}>
        <HomePage.Logo />
      </WithSettings>,
    );
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('XMTP Documentation');
  });

  it('show one logo for both themes', () => {
    renderWithTheme(
      <WithSettings settings={{logoUrl: '/img/a.svg'}}>
        <HomePage.Logo />
      </WithSettings>,
    );
    expect(screen.getByRole('img', {name: 'XMTP Documentation'})).toHaveAttribute('src', '/img/a.svg');
  });

  it.each([
    ['install', ['npm install x', 'pnpm add x', 'yarn add x', 'bun add x']],
    ['init', ['npm init x', 'pnpm create x', 'yarn create x', 'bun create x']],
  ] as const)('%s a package with each package manager', (type, commands) => {
    renderWithTheme(<HomePage.InstallPackage name="x" type={type} />);
    for (const command of commands) expect(screen.getByText(command)).toBeInTheDocument();
    expect(screen.getByRole('radio', {name: 'npm'})).toBeChecked();
    expect(screen.getAllByRole('button', {name: 'Copy command'})).toHaveLength(commands.length);
  });
});

it('a card with an address is a link, and is marked if it is external', () => {
  renderWithTheme(
    <>
      <Card title="Here" href="/a" />
      <Card title="There" href="www.example.org" />
      <Card title="Nowhere">
        <Badge variant="tip">new</Badge>
      </Card>
    </>,
  );
  expect(screen.getByRole('link', {name: 'Here'})).toHaveAttribute('href', '/a');
  expect(screen.getByRole('link', {name: 'There (external, opens in a new tab)'})).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
