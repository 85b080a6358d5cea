import * as v from 'valibot';
import type { Globals } from '#site/content';
import type { Locale } from '#site/locale';
import { messagesOf } from '#site/messages';
import { addressOf } from '#site/route-table';

const searchGlobal = v.object({
  popular: v.fallback(v.array(v.string()), []),
  help: v.fallback(v.optional(v.string()), undefined),
});

/** What a search form is made of in a locale: where it asks, its words, and what editors say can be asked for. */
export function searchHelp(locale: Locale, globals: Globals) {
  const { t } = messagesOf(locale);
  return {
    action: addressOf('search', locale.code),
    words: { label: t('search:label'), submit: t('search:submit'), popular: t('search:popular') },
    ...v.parse(searchGlobal, globals['search'] ?? {}),
  };
}
