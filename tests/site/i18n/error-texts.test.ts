import { expect, test } from 'vitest';
import { findLocale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';

const form = {
  nl: 'Er is een fout opgetreden: 502 Bad Gateway',
  de: 'Es ist ein Fehler aufgetreten.',
  en: 'An error occurred.',
  fr: 'Une erreur s’est produite.',
};
const location = {
  nl: 'Er is iets misgegaan',
  de: 'Etwas ist schiefgegangen',
  en: 'Something went wrong',
  fr: 'Une erreur s’est produite',
};

test.each([
  ['nl', form.nl, location.nl],
  ['en', form.en, location.en],
  ['de', form.de, location.de],
  ['fr', form.fr, location.fr],
  ['en-UK', form.en, location.en],
  ['en-US', form.en, location.en],
  ['en-CA', form.en, location.en],
  ['fr-CA', form.fr, location.fr],
])('In %s, the form error is “%s”, and the location error is “%s”', (code, formError, locationError) => {
  const locale = findLocale(code);
  if (!locale) throw new Error(`Expected a locale, got "${code}".`);
  const t = messagesOf(locale);
  expect(t('sections:form.error', { detail: '502 Bad Gateway' })).toBe(formError);
  expect(t('stores:locationError.title')).toBe(locationError);
});
