const FORBIDDEN = new Set(['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'BASE', 'FORM', 'STYLE']);
const ADDRESSES = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'xlink:href', 'data']);

/**
 * Whatever could run or lead a visitor's words astray: scripts, handlers, addresses that are code, documents inside the document,
 * forms. The one form that may stand there is the form section's own, which posts to the page it stands on.
 *
 * @param page the address of the page, where its own form posts to
 */
export function dangersIn(html: string, page: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const own = body.querySelector('[data-section=form] form[method=post]');
  const postsHere = own?.getAttribute('action')?.startsWith(`${page}#`) === true;
  return [...body.querySelectorAll('*')].flatMap((element) => [
    ...(FORBIDDEN.has(element.tagName) && !(element === own && postsHere) ? [element.tagName] : []),
    ...[...element.attributes]
      .filter(isDangerous)
      .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
  ]);
}

function isDangerous({ name, value }: Attr) {
  if (/^on/i.test(name) || name === 'srcdoc') return true;
  return ADDRESSES.has(name) && /^\s*(?:javascript|data|vbscript):/i.test(value);
}
