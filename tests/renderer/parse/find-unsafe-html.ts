import { parseHtml } from '../../parse-html.ts';

const UNSAFE_ELEMENTS = new Set(['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'BASE', 'FORM', 'STYLE']);
const URL_ATTRIBUTES = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'xlink:href', 'data']);

/** Unsafe HTML contains one of these. Most HTML contains none, and searching it takes a fraction of the time of parsing it. */
const UNSAFE_PARTS = [
  new RegExp(`<(?:${[...UNSAFE_ELEMENTS].join('|')})\\b`, 'i'),
  // Attributes with scripts.
  /\bon\w+\s*=|\bsrcdoc\b/i,
  /(?:javascript|data|vbscript):/i,
  // A character reference that could hide an address. React and the sanitiser write only the excluded ones.
  /&(?!(?:amp|lt|gt|quot|#x27);)/,
];

/**
 * Returns executable or misleading content: scripts, event handlers, `javascript:` URLs, embedded documents and forms. Allows the form of
 * a form section, which posts to its own page. Allows forms without an address and a button, which submit nothing (`ResetOnLoad`).
 *
 * @param page path of the page, to which its form posts
 */
export function findUnsafeHtml(html: string, page: string): string[] {
  if (!UNSAFE_PARTS.some((part) => part.test(html))) return [];
  const { body } = parseHtml(html);
  const isAllowed = (element: Element) => isOwnForm(element, body, page) || submitsNothing(element);
  return [...body.querySelectorAll('*')].flatMap((element) => [
    ...(UNSAFE_ELEMENTS.has(element.tagName) && !isAllowed(element) ? [element.tagName] : []),
    ...[...element.attributes]
      .filter(isUnsafe)
      .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
  ]);
}

/** Only the first form of a form section may post. */
function isOwnForm(element: Element, body: Element, page: string) {
  const own = body.querySelector('[data-section=form] form[method=post]');
  return element === own && element.getAttribute('action')?.startsWith(`${page}#`) === true;
}

function submitsNothing(element: Element) {
  return (
    element.matches('form[method=dialog]:not([action])') &&
    element.querySelector('button, [type=submit], [type=image]') === null
  );
}

function isUnsafe({ name, value }: Attr) {
  if (/^on/i.test(name) || name === 'srcdoc') return true;
  return URL_ATTRIBUTES.has(name) && /^\s*(?:javascript|data|vbscript):/i.test(value);
}
