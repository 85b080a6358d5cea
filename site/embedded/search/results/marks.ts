/** The range of folded letters of a word that is highlighted. */
interface MarkedLetters {
  readonly start: number;
  readonly end: number;
}

/** A sequence of words that is highlighted only as a whole. */
interface MarkedPhrase {
  readonly texts: readonly string[];
  readonly words: readonly number[];
}

/** The matches of a query, for highlighting: words of records, each with the numbers of the query's words that it matches. */
export class Marks {
  readonly #words = new Map<string, { words: Set<number>; letters: MarkedLetters | undefined }>();
  readonly #phrases: MarkedPhrase[] = [];

  /** @param letters the letters to highlight; if absent, the whole word */
  addWord(text: string, word: number, letters?: MarkedLetters): void {
    const known = this.#words.get(text);
    if (!known) {
      this.#words.set(text, { words: new Set([word]), letters });
      return;
    }
    known.words.add(word);
    if (!letters) known.letters = undefined;
  }

  addPhrase(texts: readonly string[], words: readonly number[]): void {
    this.#phrases.push({ texts, words });
  }

  /** Returns the mark of each word of a text, or `undefined` for a word that does not match. */
  find(texts: readonly string[]): (MarkedWord | undefined)[] {
    const marks: (MarkedWord | undefined)[] = texts.map((text) => {
      const known = this.#words.get(text);
      return known && { words: [...known.words], letters: known.letters };
    });
    for (const phrase of this.#phrases) {
      for (let start = 0; start + phrase.texts.length <= texts.length; start += 1) {
        if (!phrase.texts.every((text, offset) => texts[start + offset] === text)) continue;
        for (const offset of phrase.texts.keys())
          marks[start + offset] = { words: phrase.words, letters: undefined };
      }
    }
    return marks;
  }
}

interface MarkedWord {
  readonly words: readonly number[];
  readonly letters: MarkedLetters | undefined;
}
