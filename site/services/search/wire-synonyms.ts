import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';

// Synonyms of the indexes (contract B1).

/** Words with the same meaning: each finds all. */
type SynonymGroup = readonly string[];

/** A word that also finds others, but not the other way round. */
type OneWaySynonym = { readonly word: string; readonly others: readonly string[] };

export type SynonymEntry = SynonymGroup | OneWaySynonym;

/** Returns the records of synonyms in the provider's words. The id contains all words, so a changed entry has another id. */
export function toSynonymRecords(entries: readonly SynonymEntry[]) {
  return entries.map((entry) =>
    'word' in entry
      ? {
          objectID: `${entry.word} > ${entry.others.join(' ')}`,
          type: 'onewaysynonym' as const,
          input: entry.word,
          synonyms: [...entry.others],
        }
      : { objectID: entry.join(' '), type: 'synonym' as const, synonyms: [...entry] },
  );
}

type SynonymRecords = ReturnType<typeof toSynonymRecords>;

const foundSynonyms = v.object({
  hits: v.array(v.object({ objectID: v.string(), synonyms: v.optional(v.array(v.string()), []) })),
});

/** Returns whether the provider's list of synonyms contains exactly these. */
export function hasSynonyms(response: unknown, wanted: SynonymRecords): boolean {
  const { hits } = v.parse(foundSynonyms, response);
  return isDeepStrictEqual(sortSynonyms(hits), sortSynonyms(wanted));
}

function sortSynonyms(list: readonly { readonly objectID: string; readonly synonyms: readonly string[] }[]) {
  return list
    .map(({ objectID, synonyms }) => ({ objectID, synonyms }))
    .toSorted((one, other) => (one.objectID < other.objectID ? -1 : 1));
}
