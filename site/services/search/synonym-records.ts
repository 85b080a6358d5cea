/** Words with the same meaning: each finds all. */
export type SynonymGroup = readonly string[];

/** A word that also finds others, but not the other way round. */
export type OneWaySynonym = { readonly word: string; readonly others: readonly string[] };

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
