import { parseHtml } from '../../parse-html.ts';

const UNSAFE_ELEMENTS = new Set(['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'BASE', 'FORM', 'STYLE']);
const URL_ATTRIBUTES = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'xlink:href', 'data']);

/**
 * Returns executable or misleading content: scripts, event handlers, `javascript:` URLs, embedded documents and forms. Allowed are the
 * form of a form section, which posts to its own page, and forms without an address and a button, which submit nothing (`ResetOnLoad`).
 *
 * @param page path of the page, to which its form posts
 */
export function findUnsafeHtml(html: string, page: string): string[] {
  const { body } = parseHtml(html);
  const own = body.querySelector('[data-section=form] form[method=post]');
  const postsHere = own?.getAttribute('action')?.startsWith(`${page}#`) === true;
  const isAllowed = (element: Element) => (element === own && postsHere) || submitsNothing(element);
  return [...body.querySelectorAll('*')].flatMap((element) => [
    ...(UNSAFE_ELEMENTS.has(element.tagName) && !isAllowed(element) ? [element.tagName] : []),
    ...[...element.attributes]
      .filter(isUnsafe)
      .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
  ]);
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
