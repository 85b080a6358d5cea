import { elementsIn, getAttribute, type HtmlElement, parseElements } from '../../html-tree.ts';

const UNSAFE_ELEMENTS = new Set(['script', 'iframe', 'object', 'embed', 'base', 'form', 'style']);
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
 * Returns executable or misleading content: scripts, event handlers, `javascript:` URLs, embedded documents and forms. Allows the first form
 * of a form section if it posts to its own page, and forms with neither an address nor a button, which submit nothing (`ResetOnLoad`).
 *
 * @param page path of the page, to which its form posts
 */
export function findUnsafeHtml(html: string, page: string): string[] {
  if (!UNSAFE_PARTS.some((part) => part.test(html))) return [];
  const elements = parseElements(html);
  const ownForm = elements
    .filter((element) => getAttribute(element, 'data-section') === 'form')
    .flatMap(elementsIn)
    .find((element) => isForm(element, 'post'));
  const isAllowed = (element: HtmlElement) =>
    (element === ownForm && getAttribute(element, 'action')?.startsWith(`${page}#`)) ||
    submitsNothing(element);
  return elements.flatMap((element) => [
    ...(UNSAFE_ELEMENTS.has(element.tagName) && !isAllowed(element) ? [element.tagName] : []),
    ...element.attrs.filter(isUnsafe).map(({ name, value }) => `${element.tagName} ${name}=${value}`),
  ]);
}

function isForm(element: HtmlElement, method: string) {
  return element.tagName === 'form' && getAttribute(element, 'method') === method;
}

function submitsNothing(element: HtmlElement) {
  return (
    isForm(element, 'dialog') &&
    getAttribute(element, 'action') === undefined &&
    !elementsIn(element).some(
      (inside) =>
        inside.tagName === 'button' || ['submit', 'image'].includes(getAttribute(inside, 'type') ?? ''),
    )
  );
}

function isUnsafe({ name, value }: HtmlElement['attrs'][number]) {
  if (/^on/i.test(name) || name === 'srcdoc') return true;
  return URL_ATTRIBUTES.has(name) && /^\s*(?:javascript|data|vbscript):/i.test(value);
}
