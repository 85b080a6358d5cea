import { parseHtml } from '../../../parse-html.ts';
import { readControls } from '../../read-controls.ts';
import type { runSite } from '../../running-site.ts';

type RunningSite = Awaited<ReturnType<typeof runSite>>;

/** A visitor without a script: keeps cookies, follows redirects and posts forms with their fields. */
export function createVisitor(site: RunningSite) {
  const cookies = new Map<string, string>();

  function keepCookies(response: Response) {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }
  const headers = () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') });

  async function open(path: string): Promise<OpenedPage> {
    const response = keepCookies(await site.get(path, headers()));
    const location = response.headers.get('location');
    if (location !== null) return open(location);
    const html = await response.text();
    return { path, status: response.status, headers: response.headers, html, text: textOf(html) };
  }

  /** Opens a page and posts its form with an intent. */
  async function post(path: string, intent: string, fields: Readonly<Record<string, string>> = {}) {
    return send(await open(path), intent, fields);
  }

  /** Posts the form of an opened page with an intent, with its fields, and follows the redirect. */
  async function send(page: OpenedPage, intent: string, fields: Readonly<Record<string, string>>) {
    const form = formOf(page.html, intent);
    const body = new URLSearchParams({ ...form, ...fields });
    const response = keepCookies(await site.post(page.path, body, headers()));
    const location = response.headers.get('location');
    if (location !== null) return open(location);
    const html = await response.text();
    return { path: page.path, status: response.status, headers: response.headers, html, text: textOf(html) };
  }
  return { open, post, send, cookies };
}

type OpenedPage = {
  /** The path after all redirects, with the query. */
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  /** The text of `main`. */
  readonly text: string;
};

function textOf(html: string): string {
  return parseHtml(html).querySelector('main')?.textContent?.replaceAll(/\s+/g, ' ') ?? '';
}

/** Returns the values of the form with an intent. */
function formOf(html: string, intent: string): Record<string, string> {
  const form = [...parseHtml(html).querySelectorAll('form')].find(
    (candidate) => candidate.querySelector('[name=intent]')?.getAttribute('value') === intent,
  );
  if (!form) throw new Error(`The page has no form with the intent "${intent}".`);
  return readControls(form);
}
