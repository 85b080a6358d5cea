import * as v from 'valibot';
import type { Store } from '#renderer/sections/store';
import type { Locale } from '#site/i18n/locale';
import type { ContentVisit, Entry } from '#site/services/content';
import type { WarningLog } from '#site/services/http';
import { storeOrder } from './sort-stores.ts';
import { STORE_FIELDS, storeSchema } from './store.schema.ts';

type Facts = { readonly content: ContentVisit; readonly locale: Locale; readonly log: WarningLog };

/**
 * Every shop of the locale's site, in the order in which they are shown. A shop that cannot be read costs only itself and is
 * logged; `undefined` where the content system could not say, which it has logged itself.
 */
export async function answerStores({ content, locale, log }: Facts): Promise<readonly Store[] | undefined> {
  const found = await content.allEntries('stores', { fields: STORE_FIELDS });
  if (!found.ok) return undefined;
  const schema = storeSchema(locale.intl);
  const leftOut: { entry: string; at: string | null; reason: string }[] = [];
  const stores = found.value.flatMap((entry) => {
    const read = v.safeParse(schema, asWritten(entry));
    if (read.success) return [read.output];
    const [issue] = read.issues;
    leftOut.push({ entry: entry.id, at: v.getDotPath(issue), reason: issue.message });
    return [];
  });
  if (leftOut.length > 0) {
    log.warn({ site: locale.site, leftOut }, `content: ${leftOut.length} shop(s) of ${locale.site} left out`);
  }
  return stores.sort(storeOrder(locale.intl));
}

function asWritten({ id, title, fields }: Entry) {
  return { ...fields, id, title };
}
