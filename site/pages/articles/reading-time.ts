/** Average reading speed of adults in the site's languages. */
const WORDS_PER_MINUTE = 220;

/**
 * Returns the reading time of HTML in whole minutes, at least 1. Text in tags, scripts and styles is not counted.
 *
 * @param language BCP 47 tag for `Intl.Segmenter`
 */
export function readingMinutes(html: string, language: string): number {
  const text = html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (isWordLike) words += 1;
  }
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
