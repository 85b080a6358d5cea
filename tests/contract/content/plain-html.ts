/**
 * Normalises HTML for comparison. Renderers differ in whitespace between blocks, in the order of attributes and in `rel` and `target` of
 * links (contract §13.7).
 */
export function plainHtml(html: unknown): string {
  if (typeof html !== 'string') throw new TypeError(`Expected HTML, got ${JSON.stringify(html)}`);
  return html
    .replace(
      /<([a-z][\w-]*)((?:\s+[^<>]*?)?)\s*\/?>/gi,
      (_, tag: string, rest: string) => `<${tag.toLowerCase()}${attributes(rest)}>`,
    )
    .replace(/\s+/g, ' ')
    .replace(
      / ?(<\/?(?:p|h\d|ul|ol|li|table|thead|tbody|tr|th|td|blockquote|hr|br|img|pre|dl|dt|dd|div)\b[^>]*>) ?/g,
      '$1',
    )
    .trim();
}

const IGNORED_ATTRIBUTES = new Set(['rel', 'target']);

function attributes(source: string) {
  const matches = [...source.matchAll(/([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)];
  const compared = matches
    .map(([, name, double, single, bare]) => ({
      name: String(name).toLowerCase(),
      value: double ?? single ?? bare ?? '',
    }))
    .filter(({ name }) => !IGNORED_ATTRIBUTES.has(name));
  return compared
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ name, value }) => ` ${name}="${value}"`)
    .join('');
}
