import { isDeepStrictEqual } from 'node:util';
import { algoliasearch } from 'algoliasearch';
import * as v from 'valibot';
import { FINGERPRINT, type FingerprintedRecord, readFingerprint } from './wire-changes.ts';
import { createRequester, toHost } from './wire-connection.ts';
import type { WireSettings } from './wire-settings.ts';
import { hasSynonyms, type SynonymEntry, toSynonymRecords } from './wire-synonyms.ts';

// Calls that read and write whole indexes (contract B8). Each write waits until the provider has applied it.

type AdminConfig = {
  readonly appId: string;
  readonly adminKey: string;
  readonly hosts: readonly string[] | undefined;
  /** Limit of one request in milliseconds. */
  readonly timeoutMs: number;
};

/** Reads and writes indexes by name. Calls reject with an error of the official client. */
export type IndexAdmin = {
  /** Sends the settings if at least one differs from the index. All other settings keep the values of the operator. */
  readonly applySettings: (index: string, settings: WireSettings) => Promise<void>;
  /** Replaces the synonyms if they differ. */
  readonly applySynonyms: (index: string, entries: readonly SynonymEntry[]) => Promise<void>;
  /** Returns the fingerprint of each record by id. */
  readonly readFingerprints: (index: string) => Promise<ReadonlyMap<string, string>>;
  /** Fills a new index and moves it to the place of the old one. */
  readonly replace: (index: string, records: readonly FingerprintedRecord[]) => Promise<void>;
  readonly save: (index: string, records: readonly FingerprintedRecord[]) => Promise<void>;
  readonly remove: (index: string, ids: readonly string[]) => Promise<void>;
};

const NOT_FOUND = 404;
const SYNONYMS_PER_PAGE = 1_000;

/** Creates the client that may write indexes. */
export function createIndexAdmin({ appId, adminKey, hosts, timeoutMs }: AdminConfig): IndexAdmin {
  const client = algoliasearch(appId, adminKey, {
    ...(hosts && { hosts: hosts.map(toHost) }),
    requester: createRequester(),
    timeouts: { connect: timeoutMs, read: timeoutMs, write: timeoutMs },
  });
  return {
    async applySettings(indexName, settings) {
      const current: unknown = await client.getSettings({ indexName }).catch(ignoreMissing);
      const known = v.parse(v.record(v.string(), v.unknown()), current ?? {});
      const isSame = Object.entries(settings).every(([key, value]) => isDeepStrictEqual(known[key], value));
      if (isSame) return;
      const { taskID } = await client.setSettings({ indexName, indexSettings: settings });
      await client.waitForTask({ indexName, taskID });
    },
    async applySynonyms(indexName, entries) {
      const wanted = toSynonymRecords(entries);
      const searchSynonymsParams = { hitsPerPage: SYNONYMS_PER_PAGE };
      if (hasSynonyms(await client.searchSynonyms({ indexName, searchSynonymsParams }), wanted)) return;
      const { taskID } =
        wanted.length === 0
          ? await client.clearSynonyms({ indexName })
          : await client.saveSynonyms({ indexName, synonymHit: wanted, replaceExistingSynonyms: true });
      await client.waitForTask({ indexName, taskID });
    },
    async readFingerprints(indexName) {
      const known = new Map<string, string>();
      await client.browseObjects({
        indexName,
        browseParams: { attributesToRetrieve: [FINGERPRINT] },
        aggregator({ hits }) {
          for (const [id, hash] of hits.map(readFingerprint)) known.set(id, hash);
        },
      });
      return known;
    },
    async replace(indexName, records) {
      await client.replaceAllObjects({ indexName, objects: [...records] });
    },
    async save(indexName, records) {
      await client.saveObjects({ indexName, objects: [...records], waitForTasks: true });
    },
    async remove(indexName, ids) {
      await client.deleteObjects({ indexName, objectIDs: [...ids], waitForTasks: true });
    },
  };
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'status' in error && error.status === NOT_FOUND) return undefined;
  throw error;
}
