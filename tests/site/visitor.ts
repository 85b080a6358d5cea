import { elementsIn, getAttribute, getText, type HtmlElement, parseElements } from '../html-tree.ts';
import { mainOf, parseHtml } from '../parse-html.ts';
import { readControls } from './read-controls.ts';
import type { RunningSite } from './running-site.ts';

/** The texts of a form by field name. `undefined` removes a field. `intent` selects one of several forms on a page. */
export type FormValues = Readonly<Record<string, string | undefined>>;

/** A page as a browser without scripts shows it. */
export type ShownPage = {
  readonly status: number;
  /** The path after all redirects, with the query. */
  readonly path: string;
  readonly headers: Headers;
  readonly html: string;
  /** The elements of `main`. They need a tenth of the time of a document. */
  readonly elements: readonly HtmlElement[];
  /** The content of `main`, in a document without the rest of the page. */
  readonly main: Document;
  /** The text of `main` on one line. */
  readonly text: string;
  /** The whole page. Parsing it takes several times as long as parsing `main`. */
  readonly document: Document;
};

export type Visitor = ReturnType<typeof createVisitor>;

const MAX_REDIRECTS = 5;

/** A browser without scripts: it stores cookies, follows redirects and posts forms. */
export function createVisitor(site: Pick<RunningSite, 'get' | 'post'>) {
  const cookies = new Map<string, string>();
  const cookieHeader = () => ({ cookie: [...cookies].map((pair) => pair.join('=')).join('; ') });

  function store(response: Response): Response {
    for (const header of response.headers.getSetCookie()) {
      const [pair = ''] = header.split(';', 1);
      const separator = pair.indexOf('=');
      const name = pair.slice(0, separator);
      if (header.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, pair.slice(separator + 1));
    }
    return response;
  }

  async function follow(received: Response, path: string, redirects = 0): Promise<ShownPage> {
    const { status, headers } = store(received);
    const target = headers.get('location');
    if (target === null || status < 300 || status >= 400)
      return toShownPage(status, path, headers, await received.text());
    if (redirects === MAX_REDIRECTS) throw new Error(`Too many redirects: ${target}`);
    const next = target.replace('https://www.example.test', '');
    // Another origin is a page of a payment provider, which is not opened.
    if (!next.startsWith('/')) return toShownPage(status, next, headers, '');
    return follow(await site.get(next, cookieHeader()), next, redirects + 1);
  }

  async function open(path: string): Promise<ShownPage> {
    return follow(await site.get(path, cookieHeader()), path);
  }

  const post = (page: ShownPage, values: FormValues) =>
    site.post(page.path, formValues(page, values), cookieHeader());

  return {
    cookies,
    open,
    /** Fills in the form of a page, sends it and follows the redirect. */
    submit: async (page: ShownPage, values: FormValues = {}) => follow(await post(page, values), page.path),
    /** Opens a page and sends its form with an intent. */
    async openAndSubmit(path: string, intent: string, values: FormValues = {}) {
      const page = await open(path);
      return follow(await post(page, { ...values, intent }), page.path);
    },
    /** Sends the form of a page and ignores the response and its cookies, as after a network failure. */
    async submitAndLose(page: ShownPage, values: FormValues = {}) {
      await post(page, values);
    },
    /** Sends fields to a path. Returns the response without following its redirect. */
    async post(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
      return store(await site.post(path, new URLSearchParams(fields), cookieHeader()));
    },
    /** Sends fields to a path and ignores the response and its cookies, as after a network failure. */
    async postAndLose(path: string, fields: Readonly<Record<string, string>>) {
      await site.post(path, new URLSearchParams(fields), cookieHeader());
    },
  };
}

function toShownPage(status: number, path: string, headers: Headers, html: string): ShownPage {
  const elements = lazy(() => parseElements(mainOf(html)));
  const main = lazy(() => parseHtml(mainOf(html)));
  const text = lazy(() => {
    const [root] = elements();
    return root ? getText(root).replaceAll(/\s+/g, ' ').trim() : '';
  });
  const document = lazy(() => parseHtml(html));
  return {
    status,
    path,
    headers,
    html,
    get elements() {
      return elements();
    },
    get main() {
      return main();
    },
    get text() {
      return text();
    },
    get document() {
      return document();
    },
  };
}

/** Returns a function that creates a value at its first call. */
function lazy<Value extends object | string>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}

/** Returns the text of a hidden field of a page. */
export function fieldOf({ elements }: Pick<ShownPage, 'elements'>, name: string): string {
  const field = elements.find((element) => getAttribute(element, 'name') === name);
  const value = field && getAttribute(field, 'value');
  if (value === undefined) throw new Error(`The page has no field "${name}".`);
  return value;
}

/** Returns the form data that a browser would post: the controls of the form, with these values. */
function formValues({ elements, path }: ShownPage, values: FormValues): FormData {
  const { intent } = values;
  const form = elements.find((element) => isPostForm(element) && intentOf(element) === intent);
  if (!form) throw new Error(`The page ${path} has no form with the intent "${intent}".`);
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...readControls(form), ...values }))
    if (value !== undefined) body.set(name, value);
  return body;
}

function isPostForm(element: HtmlElement): boolean {
  return element.tagName === 'form' && getAttribute(element, 'method') === 'post';
}

/** Returns the first value of a form’s fields and buttons with the name `intent`. */
function intentOf(form: HtmlElement): string | undefined {
  const field = elementsIn(form).find((element) => getAttribute(element, 'name') === 'intent');
  return field && getAttribute(field, 'value');
}
