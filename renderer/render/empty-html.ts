/** Elements in which there is something to see or to use without a word. */
const SEEN = /<(?:img|video|audio|canvas|svg|input|select|textarea|button)\b/;
/** The beginning of a word, outside of tags: renderer and sanitiser escape `>` wherever it is no tag's end. */
const WORDS = />\s*[^<\s]/;

/** Whether a section's HTML shows nothing at all: on a page it would be a gap that nobody can explain. */
export function isEmptyHtml(html: string): boolean {
  return !WORDS.test(html) && !SEEN.test(html);
}
