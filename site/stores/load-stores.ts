import * as v from 'valibot';
import type { Store } from '#renderer/sections/store';
import type { Locale } from '#site/i18n/locale';
import type { ContentClient, Entry } from '#site/services/content';
import type { WarningLog } from '#site/services/http';
import { createStoreComparator } from './sort-stores.ts';
import { STORE_FIELDS, storeSchema } from './store.schema.ts';

type StoreSource = { readonly content: ContentClient; readonly locale: Locale; readonly log: WarningLog };

/**
 * Loads all stores of the locale's site in display order. An invalid store is skipped and logged. Returns `undefined` if the content
 * system fails, which the content client has logged.
 */
export async function loadStores({
  content,
  locale,
  log,
}: StoreSource): Promise<readonly Store[] | undefined> {
  const entries = await content.allEntries('stores', { fields: STORE_FIELDS });
  if (!entries.ok) return undefined;
  const schema = storeSchema(locale.intl);
  const skipped: { entry: string; at: string | null; reason: string }[] = [];
  const stores = entries.value.flatMap((entry) => {
    const result = v.safeParse(schema, toStoreInput(entry));
    if (result.success) return [result.output];
    const [issue] = result.issues;
    skipped.push({ entry: entry.id, at: v.getDotPath(issue), reason: issue.message });
    return [];
  });
  if (skipped.length > 0) {
    log.warn({ site: locale.site, skipped }, `content: skipped ${skipped.length} store(s) of ${locale.site}`);
  }
  return stores.sort(createStoreComparator(locale.intl));
}

function toStoreInput({ id, title, fields }: Entry) {
  return { ...fields, id, title };
}
