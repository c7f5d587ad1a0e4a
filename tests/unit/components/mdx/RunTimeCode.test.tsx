/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen, waitFor} from '@testing-library/react';
import {RunTimeCode} from '../../../../src/components/mdx/RunTimeCode';
import {renderWithTheme} from '../../../support/render';

beforeAll(() => {
  // jsdom has no ResizeObserver.
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

it('shows the lines of its text as they are, plain at once and then colored', async () => {
  const {container} = renderWithTheme(<RunTimeCode language="ts">{'const a = 1;\n\nconst b = a < 2;\n'}</RunTimeCode>);
  const code = container.querySelector('code')!;
  expect(code.querySelector('span')).toBeNull();
  expect(code.textContent).toBe('const a = 1;\n\nconst b = a < 2;');
  await waitFor(() => expect(code.querySelector('span')).not.toBeNull());
  expect(code.textContent).toBe('const a = 1;\n\nconst b = a < 2;');
  expect(screen.getByRole('button', {name: 'Copy code'})).toBeInTheDocument();
});
