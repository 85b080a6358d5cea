import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';

// Synonyms of the indexes (contract B1).

/** Words with the same meaning: each finds all. */
type SynonymGroup = readonly string[];

/** A word that also finds others, but not the other way round. */
type OneWaySynonym = { readonly word: string; readonly others: readonly string[] };

export type SynonymEntry = SynonymGroup | OneWaySynonym;

/** Begins the ids of the site's synonyms. Synonyms with other ids belong to the operator. */
const ID_PREFIX = 'site: ';

/** Returns the records of synonyms in the provider's words. The id contains all words, so a changed entry has another id. */
export function toSynonymRecords(entries: readonly SynonymEntry[]) {
  return entries.map((entry) =>
    'word' in entry
      ? {
          objectID: `${ID_PREFIX}${entry.word} > ${entry.others.join(' ')}`,
          type: 'onewaysynonym' as const,
          input: entry.word,
          synonyms: [...entry.others],
        }
      : { objectID: ID_PREFIX + entry.join(' '), type: 'synonym' as const, synonyms: [...entry] },
  );
}

type SynonymRecords = ReturnType<typeof toSynonymRecords>;

const foundSynonyms = v.array(
  v.object({ objectID: v.string(), synonyms: v.optional(v.array(v.string()), []) }),
);

type SynonymChanges = {
  readonly changed: SynonymRecords;
  /** Ids of the site's synonyms that are not wanted any more. */
  readonly gone: readonly string[];
};

/** Compares the provider's list of synonyms with the wanted ones. */
export function changedSynonyms(list: unknown, wanted: SynonymRecords): SynonymChanges {
  const hits = v.parse(foundSynonyms, list);
  const found = new Map(hits.map(({ objectID, synonyms }) => [objectID, synonyms]));
  const ids = new Set(wanted.map(({ objectID }) => objectID));
  return {
    changed: wanted.filter(({ objectID, synonyms }) => !isDeepStrictEqual(found.get(objectID), synonyms)),
    gone: [...found.keys()].filter((id) => id.startsWith(ID_PREFIX) && !ids.has(id)),
  };
}
