import * as v from 'valibot';
import type { Locale } from '#site/i18n/locale';
import { routePath } from '#site/protocol/route-table';
import type { Globals } from '#site/services/content';

const searchGlobal = v.object({
  popular: v.fallback(v.array(v.string()), []),
  help: v.fallback(v.optional(v.string()), undefined),
});

/** Returns the props of the search form in a locale. Popular terms and help text are from the `search` global. */
export function searchFormProps(locale: Locale, globals: Globals) {
  return {
    action: routePath('search', locale.code),
    ...v.parse(searchGlobal, globals['search'] ?? {}),
  };
}
