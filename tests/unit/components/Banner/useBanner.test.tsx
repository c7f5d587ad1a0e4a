/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {fireEvent, screen} from '@testing-library/react';
import {BANNER_KEY, type BannerData} from '../../../../src/shared/banner';
import {useBanner} from '../../../../src/components/Banner/useBanner';
import {renderWithTheme} from '../../../support/render';
import {WithData} from '../../../support/withData';

const BANNER: BannerData = {id: 'abc', content: ['Old and new'], dismissable: true};

function Banner() {
  const {banner, dismiss} = useBanner();
  return (
    <>
      <button onClick={dismiss}>{banner ? 'News' : 'None'}</button>
      <main id="content" tabIndex={-1} />
    </>
  );
}

function dismissBanner(banner?: BannerData): void {
  renderWithTheme(
    <WithData banner={banner}>
      <Banner />
    </WithData>,
  );
  fireEvent.click(screen.getByRole('button', {name: banner ? 'News' : 'None'}));
}

afterEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-banner');
});

it('hides and remembers a dismissed banner, and focuses the content', () => {
  dismissBanner(BANNER);
  expect(localStorage.getItem(BANNER_KEY)).toBe('abc');
  expect(document.documentElement).toHaveAttribute('data-banner', 'dismissed');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('dismisses nothing without a banner', () => {
  dismissBanner();
  expect(localStorage.getItem(BANNER_KEY)).toBeNull();
  expect(document.documentElement).not.toHaveAttribute('data-banner');
});

it.each(['storage', 'pageshow'])('hides a banner that was dismissed in another tab, on `%s`', (type) => {
  renderWithTheme(
    <WithData banner={BANNER}>
      <Banner />
    </WithData>,
  );
  const root = document.documentElement;
  localStorage.setItem(BANNER_KEY, 'an earlier one');
  fireEvent(window, new Event(type));
  expect(root).not.toHaveAttribute('data-banner');
  localStorage.setItem(BANNER_KEY, BANNER.id);
  fireEvent(window, new Event(type));
  expect(root).toHaveAttribute('data-banner', 'dismissed');
});
