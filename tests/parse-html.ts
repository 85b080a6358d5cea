import { JSDOM } from 'jsdom';

/** One window parses all documents, because creating a window takes longer than parsing a page. */
const { DOMParser } = new JSDOM().window;

/** Parses an HTML document that a server sent. Its style sheets and scripts have no effect. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** Parses the head of a page. */
export function parseHead(html: string): Document {
  return parseHtml(html.slice(0, html.indexOf('<body')));
}

/** Parses the head and the `main` element of a page, because parsing the rest takes longer. */
export function parseHeadAndMain(html: string): Document {
  return parseHtml(html.slice(0, html.indexOf('<body')) + mainOf(html));
}

/** Returns the `main` element of a page as HTML. A page has one. */
export function mainOf(html: string): string {
  const end = '</main>';
  const start = html.indexOf('<main');
  return start === -1 ? '' : html.slice(start, html.lastIndexOf(end) + end.length);
}
