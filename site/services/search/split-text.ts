/** Maximum length of a chunk in characters. All plans of Algolia accept records of 10 kB, and a short text ranks better than a long one. */
const MAX_LENGTH = 1_500;

/** Splits a text into chunks of at most 1,500 characters, at the ends of sentences or between words. An empty text returns one empty chunk. */
export function splitText(text: string): readonly string[] {
  const chunks: string[] = [];
  let rest = text.trim();
  while (rest.length > MAX_LENGTH) {
    const head = rest.slice(0, MAX_LENGTH);
    const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('! '), head.lastIndexOf('? ')) + 1;
    const word = head.lastIndexOf(' ');
    const end = [sentence, word].find((at) => at > MAX_LENGTH / 2) ?? MAX_LENGTH;
    chunks.push(rest.slice(0, end).trim().toWellFormed());
    rest = rest.slice(end).trim();
  }
  return [...chunks, rest.toWellFormed()];
}
