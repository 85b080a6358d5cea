import { isDeepStrictEqual } from 'node:util';
import { algoliasearch } from 'algoliasearch';
import * as v from 'valibot';
import { FINGERPRINT, type FingerprintedRecord, readFingerprint } from './wire-changes.ts';
import { createRequester, toHost } from './wire-connection.ts';
import type { WireSettings } from './wire-settings.ts';
import { changedSynonyms, type SynonymEntry, toSynonymRecords } from './wire-synonyms.ts';

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
  /**
   * Sends the settings if at least one differs from the index. All other settings, and replicas that the operator has added, stay as they are.
   */
  readonly applySettings: (index: string, settings: WireSettings) => Promise<void>;
  /** Replaces the synonyms of the site if they differ. Synonyms that the operator has added stay as they are. */
  readonly applySynonyms: (index: string, entries: readonly SynonymEntry[]) => Promise<void>;
  /** Returns the fingerprint of each record by id, empty for a record of another program. An index that does not exist has no records. */
  readonly readFingerprints: (index: string) => Promise<ReadonlyMap<string, string>>;
  /** Fills a new index and moves it to the place of the old one. */
  readonly replace: (index: string, records: readonly FingerprintedRecord[]) => Promise<void>;
  readonly save: (index: string, records: readonly FingerprintedRecord[]) => Promise<void>;
  readonly remove: (index: string, ids: readonly string[]) => Promise<void>;
};

const NOT_FOUND = 404;

/** Creates the client that may write indexes. */
export function createIndexAdmin({ appId, adminKey, hosts, timeoutMs }: AdminConfig): IndexAdmin {
  const client = algoliasearch(appId, adminKey, {
    ...(hosts && { hosts: hosts.map(toHost) }),
    requester: createRequester(timeoutMs),
    timeouts: { connect: timeoutMs, read: timeoutMs, write: timeoutMs },
  });
  return {
    async applySettings(indexName, settings) {
      const current: unknown = await client.getSettings({ indexName }).catch(ignoreMissing);
      const known = v.parse(v.record(v.string(), v.unknown()), current ?? {});
      const wanted = withReplicas(settings, known);
      const isSame = Object.entries(wanted).every(([key, value]) => isDeepStrictEqual(known[key], value));
      if (isSame) return;
      const { taskID } = await client.setSettings({ indexName, indexSettings: wanted });
      await client.waitForTask({ indexName, taskID });
    },
    async applySynonyms(indexName, entries) {
      const wanted = toSynonymRecords(entries);
      const found: unknown[] = [];
      const aggregator = ({ hits }: { readonly hits: readonly unknown[] }) => void found.push(...hits);
      await client.browseSynonyms({ indexName, aggregator });
      const { changed, gone } = changedSynonyms(found, wanted);
      for (const objectID of gone) {
        const { taskID } = await client.deleteSynonym({ indexName, objectID });
        await client.waitForTask({ indexName, taskID });
      }
      if (changed.length === 0) return;
      const { taskID } = await client.saveSynonyms({ indexName, synonymHit: changed });
      await client.waitForTask({ indexName, taskID });
    },
    async readFingerprints(indexName) {
      const known = new Map<string, string>();
      const aggregator = ({ hits }: { readonly hits: readonly unknown[] }) => {
        for (const [id, hash] of hits.map(readFingerprint)) known.set(id, hash);
      };
      const browseParams = { attributesToRetrieve: [FINGERPRINT] };
      await client.browseObjects({ indexName, browseParams, aggregator }).catch(ignoreMissing);
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

/** Adds the site's replicas to those of the index. The provider turns a replica that is not in the list into an index of its own. */
function withReplicas(settings: WireSettings, known: WireSettings): WireSettings {
  const present = v.parse(v.optional(v.array(v.string()), []), known['replicas']);
  const own = v.parse(v.optional(v.array(v.string()), []), settings['replicas']);
  const missing = own.filter((name) => !present.includes(name));
  return own.length === 0 ? settings : { ...settings, replicas: [...present, ...missing] };
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'status' in error && error.status === NOT_FOUND) return undefined;
  throw error;
}
