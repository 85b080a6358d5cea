import { failed, type Outcome, succeeded } from '#site/services/http';
import type { SearchDocuments } from './documents.ts';
import { INDEX_KINDS } from './index-names.ts';
import { createIndexAdmin, type IndexAdmin } from './wire-admin.ts';
import { changedRecords, type FingerprintedRecord, withFingerprint } from './wire-changes.ts';
import { withSignal } from './wire-connection.ts';
import { toProviderFailure } from './wire-failure.ts';
import { limitRecordSizes } from './wire-record-size.ts';
import { toRecords } from './wire-records.ts';
import { type IndexLanguage, primarySettings, productReplicas } from './wire-settings.ts';
import type { SynonymEntry } from './wire-synonyms.ts';

type SearchWriterConfig = {
  readonly appId: string;
  /** A key that may write records and settings. */
  readonly adminKey: string;
  readonly hosts: readonly string[] | undefined;
  readonly indexPrefix: string;
};

type SearchUpdate = {
  /** Code of the store view. */
  readonly store: string;
  readonly language: IndexLanguage;
  readonly documents: SearchDocuments;
  readonly synonyms: readonly SynonymEntry[];
  /** Whether all records of an index may be deleted. Default: no. */
  readonly allowEmpty?: boolean;
  readonly signal?: AbortSignal | undefined;
  /** Called after each index. */
  readonly onIndex?: (change: IndexChange) => void;
};

/** How an index was changed. */
export type IndexChange = {
  /** Its name at the provider. */
  readonly index: string;
  readonly records: number;
  readonly saved: number;
  readonly deleted: number;
  /** Whether all records were replaced at once. */
  readonly isReplaced: boolean;
  /** Ids of records that are omitted, because the provider refuses records of their size. */
  readonly tooLarge: readonly string[];
};

export type SearchWriter = {
  /**
   * Updates the indexes of a store view, so that they contain exactly these documents, settings and synonyms. It sends only changed
   * records. Records that the provider would refuse because of their size are cut or omitted. If most records of an index change, it fills
   * a new index that replaces the old one at once, so that searches never see a partial index. It changes nothing if an index has the
   * records of another program, or would lose all its records without `allowEmpty`.
   */
  readonly update: (update: SearchUpdate) => Promise<Outcome<readonly IndexChange[]>>;
};

const TIMEOUT_MS = 30_000;
/** An index is replaced if more than this share of its records changes. */
const REPLACED_SHARE = 0.5;

/** Creates the client that writes indexes. */
export function createSearchWriter({ indexPrefix, ...config }: SearchWriterConfig): SearchWriter {
  const admin = createIndexAdmin({ ...config, timeoutMs: TIMEOUT_MS });
  return {
    async update(update) {
      const { signal = new AbortController().signal } = update;
      try {
        return succeeded(await withSignal(signal, () => updateIndexes(admin, indexPrefix, update)));
      } catch (error) {
        if (error instanceof RefusedUpdateError)
          return failed({ kind: 'refused', message: error.message, code: error.code });
        return failed(signal.aborted ? { kind: 'aborted' } : toProviderFailure(error, TIMEOUT_MS));
      }
    },
  };
}

/** The code of the failure for an index that another program has filled. */
export const FOREIGN_INDEX = 'foreign-index';

/** The code of the failure for an index that would lose all its records. */
export const EMPTIED_INDEX = 'emptied-index';

class RefusedUpdateError extends Error {
  readonly code: string;
  constructor(code: typeof FOREIGN_INDEX | typeof EMPTIED_INDEX, message: string) {
    super(message);
    this.code = code;
  }
}

/** Returns whether an index has records, but none that this site has sent. */
function isForeign(indexed: ReadonlyMap<string, string>): boolean {
  return indexed.size > 0 && [...indexed.values()].every((fingerprint) => fingerprint === '');
}

async function updateIndexes(
  admin: IndexAdmin,
  prefix: string,
  { store, language, documents, synonyms, allowEmpty = false, onIndex = () => {} }: SearchUpdate,
): Promise<readonly IndexChange[]> {
  const records = toRecords(documents);
  const found = [];
  // Checks all indexes before the first change.
  for (const kind of INDEX_KINDS) {
    const primary = primarySettings(prefix, store, kind, language);
    const indexed = await admin.readFingerprints(primary.name);
    if (isForeign(indexed))
      throw new RefusedUpdateError(
        FOREIGN_INDEX,
        `The index ${primary.name} has records of another program, which would be deleted. ` +
          'Choose another ALGOLIA_INDEX_PREFIX, or delete the index.',
      );
    if (!allowEmpty && records[kind].length === 0 && indexed.size > 0)
      throw new RefusedUpdateError(
        EMPTIED_INDEX,
        `The index ${primary.name} would lose all its records (${indexed.size}), because the shop or the content system returned no data for it.`,
      );
    found.push({ kind, primary, indexed });
  }
  const changes: IndexChange[] = [];
  for (const { kind, primary, indexed } of found) {
    const replicas = kind === 'products' ? productReplicas(prefix, store, language) : [];
    const indexes = [primary, ...replicas];
    for (const { name, settings } of indexes) await admin.applySettings(name, settings);
    // Suggestions are typed terms, so they have no synonyms.
    if (kind !== 'suggestions') for (const { name } of indexes) await admin.applySynonyms(name, synonyms);
    const { accepted, tooLarge } = limitRecordSizes(records[kind]);
    const wanted = accepted.map(withFingerprint);
    const change = { ...(await updateRecords(admin, primary.name, wanted, indexed)), tooLarge };
    changes.push(change);
    onIndex(change);
  }
  return changes;
}

async function updateRecords(
  admin: IndexAdmin,
  index: string,
  wanted: readonly FingerprintedRecord[],
  indexed: ReadonlyMap<string, string>,
): Promise<Omit<IndexChange, 'tooLarge'>> {
  const { changed, gone } = changedRecords(wanted, indexed);
  const isReplaced =
    wanted.length > 0 &&
    changed.length + gone.length > Math.max(wanted.length, indexed.size) * REPLACED_SHARE;
  if (isReplaced) await admin.replace(index, wanted);
  if (!isReplaced && changed.length > 0) await admin.save(index, changed);
  if (!isReplaced && gone.length > 0) await admin.remove(index, gone);
  return { index, records: wanted.length, saved: changed.length, deleted: gone.length, isReplaced };
}
