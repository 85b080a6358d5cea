/** Words a minute: how fast adults read running text in our languages, quotes and lists included. */
const WORDS_PER_MINUTE = 220;

/**
 * How long a text takes to read, in whole minutes from 1.
 *
 * @param html of all that is read; what stands in tags is not
 * @param language as `Intl` wants it
 */
export function readingMinutes(html: string, language: string): number {
  const text = html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (isWordLike) words += 1;
  }
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
