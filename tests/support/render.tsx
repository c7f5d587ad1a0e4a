/** Renders parts of the real theme, with the contexts that Docusaurus provides in the browser. */
import type {ReactElement, ReactNode} from 'react';
import {BrokenLinksProvider} from '@docusaurus/core/lib/client/BrokenLinksContext';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {render, type RenderResult} from '@testing-library/react';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';
import ThemeProvider from '@theme/ThemeProvider';
import {RoutedLinks} from '../../src/components/Link/RoutedLinks';

export interface RenderOptions {
  /** The address of the page; `/` by default. */
  path?: string;
}

/** Works like Testing Library's `render`, inside the contexts of a page at `path`. */
export function renderWithTheme(ui: ReactElement, {path = '/'}: RenderOptions = {}): RenderResult {
  return render(ui, {wrapper: ({children}) => <Contexts path={path}>{children}</Contexts>});
}

function Contexts({path, children}: {path: string; children: ReactNode}) {
  return (
    <HelmetProvider>
      <DocusaurusContextProvider>
        <BrowserContextProvider>
          <BrokenLinksProvider brokenLinks={{collectAnchor: ignore, collectLink: ignore}}>
            <MemoryRouter initialEntries={[path]}>
              <RouteContextProvider value={{plugin: {name: 'docusaurus-plugin-content-docs', id: 'default'}}}>
                <RoutedLinks />
                <ThemeProvider>{children}</ThemeProvider>
              </RouteContextProvider>
            </MemoryRouter>
          </BrokenLinksProvider>
        </BrowserContextProvider>
      </DocusaurusContextProvider>
    </HelmetProvider>
  );
}

// Links report themselves to the build's link checker, and prefetch their pages once in view. Tests need neither.
const ignore = () => undefined;
Object.assign(window, {
  docusaurus: {prefetch: ignore, preload: ignore},
  IntersectionObserver: class {
    observe = ignore;
    unobserve = ignore;
    disconnect = ignore;
  },
});
