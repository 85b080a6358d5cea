/** Identifiers of a container (`GTM-`) or of a data stream of Google Analytics (`G-`), specification §5. */
const TAG_MANAGER_ID = /^(?:GTM|G)-[A-Z0-9]+$/;

/** Characters of a mistyped identifier: ASCII, and dashes of word processors. Letters of other alphabets only look like these. */
const TYPED = /^[ -~\s\u2010-\u2015]*$/;
/** Characters of a text that contains more than an identifier, such as the URL of a script or an HTML snippet. */
const LONGER_TEXT = /[=/<]/;
const SEPARATORS = /[^A-Z0-9]+/;
/** Lengths of identifiers without their prefix. Those of containers are shorter than those of data streams. */
const SHORTEST = 4;
const DATA_STREAM_LENGTH = 10;

/** Products whose identifiers are often mistaken for that of the tag manager. */
const OTHER_PRODUCTS: Readonly<Record<string, string>> = {
  UA: 'Universal Analytics, which Google has ended',
  AW: 'Google Ads, whose tags belong in a container',
  DC: 'Floodlight, whose tags belong in a container',
  GT: 'a Google tag, which also has an identifier that starts with G-',
};

/** Returns whether a text is an identifier of the tag manager: `GTM` or `G`, a hyphen, then uppercase letters and digits. */
export function isTagManagerId(value: string): boolean {
  return TAG_MANAGER_ID.test(value);
}

/** Returns the rest of the message “expected …” for an invalid identifier, with a suggestion if one is probable. */
export function expectedTagManagerId(value: string): string {
  const suggestion = suggestTagManagerId(value);
  const product = OTHER_PRODUCTS[/^\s*([A-Z]+)-/i.exec(value)?.[1]?.toUpperCase() ?? ''];
  const hint = suggestion === undefined ? 'for example GTM-ABC1234' : `did you mean ${suggestion}?`;
  const origin = product === undefined ? '' : `. This identifier is of ${product}`;
  return `GTM- or G-, then uppercase letters and digits (${hint})${origin}`;
}

/** Returns the identifier that a text probably means, or `undefined`: `gtm_abc1`, `GTM ABC1`, `ABC1234`, the URL of a script. */
function suggestTagManagerId(value: string): string | undefined {
  const text = value.toUpperCase();
  if (!TYPED.test(text)) return undefined;
  const words = text.split(SEPARATORS).filter(Boolean);
  const at = words.findLastIndex((word) => word === 'GTM' || word === 'G');
  const [prefix, next, ...others] = at === -1 ? [] : words.slice(at);
  if (next !== undefined) return `${prefix}-${LONGER_TEXT.test(text) ? next : [next, ...others].join('')}`;
  const [only = '', second] = words;
  if (second !== undefined) return undefined;
  if (only.startsWith('GTM')) return only === 'GTM' ? undefined : `GTM-${only.slice('GTM'.length)}`;
  const isWithoutPrefix = /\d/.test(only) && only.length >= SHORTEST && only.length <= DATA_STREAM_LENGTH;
  if (!isWithoutPrefix) return undefined;
  return `${only.length === DATA_STREAM_LENGTH ? 'G' : 'GTM'}-${only}`;
}
