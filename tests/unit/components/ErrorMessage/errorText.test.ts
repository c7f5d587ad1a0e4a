import {errorText} from '../../../../src/components/ErrorMessage/errorText';

const withStatus = (status: number, statusText?: string) => Object.assign(new Error('message'), {status, statusText});

it.each([
  [withStatus(404), '404 Not Found'],
  [withStatus(405), '405 Method Not Allowed'],
  [withStatus(400), '400 Bad Request'],
  [withStatus(418, "I'm a teapot"), "418 I'm a teapot"],
  [withStatus(599), '599'],
  [{status: 404, statusText: 'Gone fishing'}, '404 Gone fishing'],
  [new Error('Loading chunk 7 failed'), 'Loading chunk 7 failed'],
  [new Error(''), 'Unknown error'],
  ['a thrown text', 'a thrown text'],
  [{status: '404'}, '[object Object]'],
  [null, 'null'],
])('the text of %o is %s', (error, text) => {
  expect(errorText(error)).toBe(text);
});
