import {cardFile, socialImage} from '../../../src/shared/socialImage';

const SITE = {url: 'https://docs.example.org', basePath: '/portal/', logoUrl: {light: '/light.svg', dark: '/dark.svg'}};
const PAGE = {permalink: '/portal/dms/client', title: 'Create & send', description: 'What? All.'};

it('is a card that the build draws if the settings have none', () => {
  expect(socialImage(PAGE, SITE)).toEqual({
    url: 'https://docs.example.org/portal/_portal/cards/dms/client.png',
    drawn: true,
  });
  expect(socialImage({...PAGE, permalink: '/portal/über uns'}, SITE).url).toBe(
    'https://docs.example.org/portal/_portal/cards/%C3%BCber%20uns.png',
  );
  expect(cardFile('/')).toBe('_portal/cards/index.png');
});

it('is the only image in the settings', () => {
  expect(socialImage(PAGE, {...SITE, ogImageUrl: '/card.png'})).toEqual({
    url: 'https://docs.example.org/portal/card.png',
    drawn: false,
  });
});

it('is the image of the longest prefix, by whole segments; otherwise a card that the build draws', () => {
  const ogImageUrl = {'/dms': '/dms.png', '/dms/client': 'https://cdn.example.org/client.png', '/x': '/x.png'};
  const of = (permalink: string) => socialImage({...PAGE, permalink}, {...SITE, ogImageUrl}).url;
  expect(of('/portal/dms/client')).toBe('https://cdn.example.org/client.png');
  expect(of('/portal/dms/streams')).toBe('https://docs.example.org/portal/dms.png');
  expect(of('/portal/dmsx')).toBe('https://docs.example.org/portal/_portal/cards/dmsx.png');
});

it('gets logo, title and description, each encoded, and replaced only once', () => {
  const of = (page: object, site: object = {}) =>
    socialImage(
      {...PAGE, ...page},
      {...SITE, ogImageUrl: 'https://og.example/?l=%logo&t=%title&d=%description', ...site},
    ).url;
  expect(of({})).toBe(
    'https://og.example/?l=https%3A%2F%2Fdocs.example.org%2Fportal%2Fdark.svg&t=Create%20%26%20send&d=What%3F%20All.',
  );
  expect(of({title: '100 %description $& 😀'})).toContain('t=100%20%25description%20%24%26%20%F0%9F%98%80&d=');
  expect(of({}, {logoUrl: undefined})).toContain('l=&t=');
  expect(of({}, {logoUrl: 'https://cdn.example.org/l.svg'})).toContain('l=https%3A%2F%2Fcdn.example.org%2Fl.svg&');
});
