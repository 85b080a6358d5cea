const UNSAFE_ELEMENTS = new Set(['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'BASE', 'FORM', 'STYLE']);
const URL_ATTRIBUTES = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'xlink:href', 'data']);

/**
 * Returns executable or misleading content: scripts, event handlers, `javascript:` URLs, embedded documents and forms. The only
 * allowed form is that of a form section, which posts to its own page.
 *
 * @param page path of the page, to which its form posts
 */
export function findUnsafeHtml(html: string, page: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const own = body.querySelector('[data-section=form] form[method=post]');
  const postsHere = own?.getAttribute('action')?.startsWith(`${page}#`) === true;
  return [...body.querySelectorAll('*')].flatMap((element) => [
    ...(UNSAFE_ELEMENTS.has(element.tagName) && !(element === own && postsHere) ? [element.tagName] : []),
    ...[...element.attributes]
      .filter(isUnsafe)
      .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
  ]);
}

function isUnsafe({ name, value }: Attr) {
  if (/^on/i.test(name) || name === 'srcdoc') return true;
  return URL_ATTRIBUTES.has(name) && /^\s*(?:javascript|data|vbscript):/i.test(value);
}
