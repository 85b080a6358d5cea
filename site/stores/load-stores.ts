import * as v from 'valibot';
import type { Picture } from '#renderer/media/picture';
import type { Store, StoreKind } from '#renderer/sections/store';
import type { Locale } from '#site/i18n/locale';
import type { ContentClient, Entry } from '#site/services/content';
import type { WarningLog } from '#site/services/http';
import { createStoreComparator } from './sort-stores.ts';
import { STORE_FIELDS, storeSchema } from './store.schema.ts';

/** Handle of the taxonomy of store kinds. */
const KINDS = 'store_types';

type StoreSource = {
  readonly content: ContentClient;
  readonly locale: Locale;
  readonly log: WarningLog;
  /** Reads pictures from entry fields, with their sizes. A field without a valid picture becomes `undefined`. */
  readonly loadPictures: (fields: readonly unknown[]) => Promise<readonly (Picture | undefined)[]>;
};

/**
 * Loads all stores of the locale's site in display order. An invalid store is skipped and logged. Returns `undefined` if the content
 * system fails, which the content client has logged.
 */
export async function loadStores({
  content,
  locale,
  log,
  loadPictures,
}: StoreSource): Promise<readonly Store[] | undefined> {
  const [entries, descriptions] = await Promise.all([
    content.allEntries('stores', { fields: STORE_FIELDS }),
    loadDescriptions(content),
  ]);
  if (!entries.ok) return undefined;
  const pictures = await loadPictures(entries.value.map(({ fields }) => fields['image']));
  const schema = storeSchema(locale.intl, descriptions);
  const skipped: { entry: string; at: string | null; reason: string }[] = [];
  const stores = entries.value.flatMap((entry, at): Store[] => {
    const result = v.safeParse(schema, toStoreInput(entry));
    if (result.success) return [{ ...result.output, picture: pictures[at] }];
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

/** Returns the descriptions of the store kinds by id. If loading fails, the stores are listed without descriptions. */
async function loadDescriptions(content: ContentClient): Promise<ReadonlyMap<StoreKind['id'], string>> {
  const terms = await content.allTerms(KINDS);
  if (!terms.ok) return new Map();
  return new Map(
    terms.value.flatMap(({ id, fields: { description } }) =>
      typeof description === 'string' && description.trim() !== '' ? [[id, description.trim()]] : [],
    ),
  );
}
