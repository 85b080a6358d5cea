import { isDeepStrictEqual } from 'node:util';
import { algoliasearch } from 'algoliasearch';
import * as v from 'valibot';
import { failed, type Outcome, succeeded } from '#site/services/http';
import type { SearchDocuments } from './documents.ts';
import { toHost } from './hosts.ts';
import { INDEX_KINDS, type IndexKind } from './index-names.ts';
import { toProviderFailure } from './provider-failure.ts';
import { createRequester, withSignal } from './requester.ts';
import { changedRecords, FINGERPRINT, readFingerprint, withFingerprint } from './wire-changes.ts';
import { toRecords } from './wire-records.ts';
import { type IndexLanguage, primarySettings, productReplicas, type WireSettings } from './wire-settings.ts';
import { hasSynonyms, type SynonymEntry, toSynonymRecords } from './wire-synonyms.ts';

export type SearchWriterConfig = {
  readonly appId: string;
  /** A key that may write records and settings. */
  readonly adminKey: string;
  readonly hosts: readonly string[] | undefined;
  readonly indexPrefix: string;
};

export type SearchUpdate = {
  /** Code of the store view. */
  readonly store: string;
  readonly language: IndexLanguage;
  readonly documents: SearchDocuments;
  readonly synonyms: readonly SynonymEntry[];
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
};

export type SearchWriter = {
  /**
   * Gives the indexes of a store view exactly these documents, with settings and synonyms. It sends only changed records. If most of an
   * index changes, it fills a new one and moves it to the place of the old one, so readers never see a part.
   */
  readonly update: (update: SearchUpdate) => Promise<Outcome<readonly IndexChange[]>>;
};

type AdminClient = ReturnType<typeof algoliasearch>;

const TIMEOUT_MS = 30_000;
const NOT_FOUND = 404;
/** Above this share of the records an index is replaced. */
const REPLACED_SHARE = 0.5;
const SYNONYMS_PER_PAGE = 1_000;

/** Creates the client that writes indexes. */
export function createSearchWriter({
  appId,
  adminKey,
  hosts,
  indexPrefix,
}: SearchWriterConfig): SearchWriter {
  const client = algoliasearch(appId, adminKey, {
    ...(hosts && { hosts: hosts.map(toHost) }),
    requester: createRequester(),
    timeouts: { connect: TIMEOUT_MS, read: TIMEOUT_MS, write: TIMEOUT_MS },
  });
  return {
    async update(update) {
      const { signal = new AbortController().signal } = update;
      try {
        return succeeded(await withSignal(signal, () => updateIndexes(client, indexPrefix, update)));
      } catch (error) {
        return failed(signal.aborted ? { kind: 'aborted' } : toProviderFailure(error, TIMEOUT_MS));
      }
    },
  };
}

async function updateIndexes(
  client: AdminClient,
  prefix: string,
  { store, language, documents, synonyms, onIndex = () => {} }: SearchUpdate,
): Promise<readonly IndexChange[]> {
  const records = toRecords(documents);
  const changes: IndexChange[] = [];
  for (const kind of INDEX_KINDS) {
    const { name, settings } = primarySettings(prefix, store, kind, language);
    await applySettings(client, name, settings);
    const replicas = kind === 'products' ? productReplicas(prefix, store, language) : [];
    for (const replica of replicas) await applySettings(client, replica.name, replica.settings);
    await applySynonyms(client, name, kind, synonyms);
    for (const replica of replicas) await applySynonyms(client, replica.name, kind, synonyms);
    const change = await applyRecords(client, name, records[kind].map(withFingerprint));
    changes.push(change);
    onIndex(change);
  }
  return changes;
}

/** Sends settings that differ. A setting that is not named stays as the operator set it. */
async function applySettings(client: AdminClient, name: string, settings: WireSettings) {
  const current: unknown = await client.getSettings({ indexName: name }).catch(ignoreMissing);
  const known = v.parse(v.record(v.string(), v.unknown()), current ?? {});
  const isSame = Object.entries(settings).every(([key, value]) => isDeepStrictEqual(known[key], value));
  if (isSame) return;
  const { taskID } = await client.setSettings({ indexName: name, indexSettings: settings });
  await client.waitForTask({ indexName: name, taskID });
}

/** Suggestions are typed terms, so they have no synonyms. */
async function applySynonyms(
  client: AdminClient,
  name: string,
  kind: IndexKind,
  entries: readonly SynonymEntry[],
) {
  if (kind === 'suggestions') return;
  const wanted = toSynonymRecords(entries);
  const current = await client.searchSynonyms({
    indexName: name,
    searchSynonymsParams: { hitsPerPage: SYNONYMS_PER_PAGE },
  });
  if (hasSynonyms(current, wanted)) return;
  const { taskID } =
    wanted.length === 0
      ? await client.clearSynonyms({ indexName: name })
      : await client.saveSynonyms({ indexName: name, synonymHit: wanted, replaceExistingSynonyms: true });
  await client.waitForTask({ indexName: name, taskID });
}

async function applyRecords(
  client: AdminClient,
  name: string,
  wanted: readonly ReturnType<typeof withFingerprint>[],
): Promise<IndexChange> {
  const indexed = await readFingerprints(client, name);
  const { changed, gone } = changedRecords(wanted, indexed);
  const change = { index: name, records: wanted.length, saved: changed.length, deleted: gone.length };
  const isReplaced = changed.length + gone.length > Math.max(wanted.length, indexed.size) * REPLACED_SHARE;
  if (isReplaced) await client.replaceAllObjects({ indexName: name, objects: [...wanted] });
  if (!isReplaced && changed.length > 0)
    await client.saveObjects({ indexName: name, objects: [...changed], waitForTasks: true });
  if (!isReplaced && gone.length > 0)
    await client.deleteObjects({ indexName: name, objectIDs: [...gone], waitForTasks: true });
  return { ...change, isReplaced };
}

async function readFingerprints(client: AdminClient, name: string): Promise<ReadonlyMap<string, string>> {
  const known = new Map<string, string>();
  await client.browseObjects({
    indexName: name,
    browseParams: { attributesToRetrieve: [FINGERPRINT] },
    aggregator({ hits }) {
      for (const [id, hash] of hits.map(readFingerprint)) known.set(id, hash);
    },
  });
  return known;
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'status' in error && error.status === NOT_FOUND) return undefined;
  throw error;
}
