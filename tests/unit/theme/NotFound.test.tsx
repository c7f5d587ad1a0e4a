/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen} from '@testing-library/react';
import NotFoundContent from '@theme/NotFound/Content';
import {renderWithTheme} from '../../support/render';

it('shows the text of SPEC §2, with a link to the home page', () => {
  renderWithTheme(<NotFoundContent />, {path: '/nowhere'});
  expect(screen.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
  expect(screen.getByText('The page you were looking for could not be found.')).toBeVisible();
  expect(screen.getByRole('link', {name: 'Go to Home Page'})).toHaveAttribute('href', '/');
});
