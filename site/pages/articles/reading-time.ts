import sanitizeHtml from 'sanitize-html';

/** Average reading speed of adults in the site's languages. */
const WORDS_PER_MINUTE = 220;
/** Removes all tags, scripts and styles. Adds a space after each text, so that words of adjacent elements stay separate. */
const TEXT_ONLY = { allowedTags: [], textFilter: (text: string) => `${text} ` };

/**
 * Returns the reading time of HTML in whole minutes, at least 1. Text in tags, scripts and styles is not counted.
 *
 * @param language BCP 47 tag for `Intl.Segmenter`
 */
export function readingMinutes(html: string, language: string): number {
  const text = sanitizeHtml(html, TEXT_ONLY);
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (isWordLike) words += 1;
  }
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
