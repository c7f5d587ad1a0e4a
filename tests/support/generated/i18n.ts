export default {
  defaultLocale: 'en',
  locales: ['en'],
  currentLocale: 'en',
  localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en'}},
};
