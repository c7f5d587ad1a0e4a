/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {act, render, screen} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {Router} from 'react-router-dom';
import {useErrorRecovery} from '../../../../src/components/ErrorMessage/useErrorRecovery';

const retry = jest.fn();

function Message() {
  return <div ref={useErrorRecovery(retry)} role="alert" tabIndex={-1} />;
}

function renderAt(path: string) {
  const history = createMemoryHistory({initialEntries: [path]});
  const page = (message: boolean) => (
    <Router history={history}>
      <main id="content" tabIndex={-1} />
      {message && <Message />}
    </Router>
  );
  const {rerender} = render(page(true));
  return {history, mend: () => rerender(page(false))};
}

beforeEach(() => retry.mockClear());

it('focuses the message', () => {
  renderAt('/broken');
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(retry).not.toHaveBeenCalled();
});

it('focuses the content when the message is removed', () => {
  renderAt('/broken').mend();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('retries on another page, but not on another hash of the same page', () => {
  const {history} = renderAt('/broken');
  act(() => history.push('/broken#part'));
  expect(retry).not.toHaveBeenCalled();
  act(() => history.push('/whole'));
  expect(retry).toHaveBeenCalledTimes(1);
});
