import { Trans, useTranslation } from 'react-i18next';
import { expect, expectTypeOf, test } from 'vitest';
import type { Messages } from '#site/i18n/messages';

// The compiler checks the types: `npm run types` fails if one of these lines compiles without an error.

test('A misspelt or missing message key does not compile', () => {
  type Key = Parameters<Messages>[0];
  expectTypeOf<'skipToContent'>().toExtend<Key>();
  expectTypeOf<'search:noResults'>().toExtend<Key>();
  expectTypeOf<'skipToContnet'>().not.toExtend<Key>();
  expectTypeOf<'search:noResult'>().not.toExtend<Key>();
  expectTypeOf<string>().not.toExtend<Key>();
});

test('The key of a component that translates must exist in its namespace', () => {
  function View() {
    const { t } = useTranslation('search');
    return (
      <>
        {t('noResults', { term: 'lamp' })}
        {/* @ts-expect-error The key has a spelling mistake. */}
        {t('noResutls', { term: 'lamp' })}
        {/* @ts-expect-error The namespace of the articles has the key. */}
        {t('readingTime', { minutes: 2 })}
        <Trans ns="search" i18nKey="noResults" />
        {/* @ts-expect-error The key has a spelling mistake. */}
        <Trans ns="search" i18nKey="noResutls" />
      </>
    );
  }
  expect(View).toBeTypeOf('function');
});
