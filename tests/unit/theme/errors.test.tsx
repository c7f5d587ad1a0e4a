/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {fireEvent, screen} from '@testing-library/react';
import ErrorPageContent from '@theme/ErrorPageContent';
import Loading from '@theme/Loading';
import {renderWithTheme} from '../../support/render';

const loading = {isLoading: true, pastDelay: false, timedOut: false, error: undefined, retry: () => undefined};

it('the error page shows the text of SPEC §2, takes the focus and can retry', () => {
  const tryAgain = jest.fn();
  renderWithTheme(<ErrorPageContent error={Object.assign(new Error(), {status: 405})} tryAgain={tryAgain} />);
  expect(screen.getByRole('heading', {level: 1, name: 'Unexpected Application Error'})).toBeVisible();
  expect(screen.getByText('405 Method Not Allowed')).toBeVisible();
  expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
  expect(document.body).not.toHaveFocus();
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(tryAgain).toHaveBeenCalledTimes(1);
});

it('loading shows nothing at first, a message after a delay, and the error if it fails', () => {
  const retry = jest.fn();
  const {rerender} = renderWithTheme(<Loading {...loading} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<Loading {...loading} pastDelay />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  rerender(<Loading {...loading} pastDelay error={new Error('Loading chunk 7 failed')} retry={retry} />);
  expect(screen.getByText('Loading chunk 7 failed')).toBeVisible();
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(retry).toHaveBeenCalledTimes(1);
});
