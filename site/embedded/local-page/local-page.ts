import type { Context } from 'hono';
import { html } from 'hono/html';

/** HTML of a part of a page, in which values are escaped. */
export type PageHtml = ReturnType<typeof html>;

type LocalPage = {
  readonly title: string;
  /** Language tag of the texts. */
  readonly language?: string;
  /** Further elements of the head. */
  readonly head: PageHtml;
  /** The `body` element. */
  readonly body: PageHtml;
};

const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns whether the host name of a request is a loopback name. Pages with drafts or personal data refuse other host names, because the
 * name of another website could resolve to this machine (DNS rebinding).
 */
export function hasLoopbackHost(context: Context): boolean {
  return LOOPBACK_HOSTS.has(new URL(context.req.url).hostname);
}

/** Sets headers that forbid browsers to store a response and to guess its media type. */
export function setPrivateHeaders(context: Context): void {
  context.header('Cache-Control', 'no-store');
  context.header('X-Content-Type-Options', 'nosniff');
}

/** Returns the HTML document of a page of an embedded server. */
export function localPage({ title, language = 'en', head, body }: LocalPage): PageHtml {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        ${head}
      </head>
      ${body}
    </html>`;
}
