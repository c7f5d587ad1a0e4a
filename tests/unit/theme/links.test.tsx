/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import A from '@theme/MDXComponents/A';
import {EXTERNAL_LINK_MARK} from '../../../src/shared/externalLinkMark';
import {renderWithTheme} from '../../support/render';

it('marks external links in the text, and no other links', () => {
  renderWithTheme(
    <>
      <A href="https://www.example.org">There</A>
      <A href="/dms/client">Here</A>
      <A href="#part">Part</A>
      <A>Anchor</A>
    </>,
  );
  const isMarked = (text: RegExp) =>
    screen.getByText(text).closest('a')!.querySelector(`.${EXTERNAL_LINK_MARK.className}`) !== null;
  expect([/^There/, /^Here/, /^Part/, /^Anchor/].map(isMarked)).toEqual([true, false, false, false]);
});
