import { splitWords } from '../text/split-words.ts';

/** A replacement of words: `divan` by `sofa bed`. */
export interface Synonym {
  readonly input: readonly string[];
  readonly output: readonly string[];
}

/** A list of words of the same meaning, or words that replace the input in one direction. */
export type SynonymRecord = { readonly objectID: string } & (
  | { readonly type: 'synonym'; readonly synonyms: readonly string[] }
  | { readonly type: 'onewaysynonym'; readonly input: string; readonly synonyms: readonly string[] }
);

/** Replacements by the first word of their input. */
export type SynonymsByWord = ReadonlyMap<string, readonly Synonym[]>;

/** Returns the positions of the words that belong to the input of a synonym. */
export function positionsOfInputs(words: readonly string[], synonyms: SynonymsByWord): ReadonlySet<number> {
  const positions = new Set<number>();
  for (const [start, word] of words.entries()) {
    for (const { input } of synonyms.get(word) ?? []) {
      if (input.every((own, at) => words[start + at] === own))
        for (const at of input.keys()) positions.add(start + at);
    }
  }
  return positions;
}

/** Returns the replacements by the first word of their input. */
export function expandSynonyms(records: Iterable<SynonymRecord>): Map<string, Synonym[]> {
  const expanded = new Map<string, Synonym[]>();
  for (const record of records) {
    const texts = record.synonyms.map(toWords).filter((words) => words.length > 0);
    const inputs = record.type === 'synonym' ? texts : [toWords(record.input)];
    for (const input of inputs) {
      const [first] = input;
      if (first === undefined) continue;
      const own = texts.filter((output) => output !== input).map((output) => ({ input, output }));
      expanded.set(first, [...(expanded.get(first) ?? []), ...own]);
    }
  }
  return expanded;
}

function toWords(text: string): string[] {
  return splitWords(text).map(({ folded }) => folded);
}
