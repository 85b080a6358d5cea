import { JSDOM } from 'jsdom';

/** One window parses all documents, because creating a window takes longer than parsing a page. */
const { DOMParser } = new JSDOM().window;

/** Parses an HTML document that a server sent. Its style sheets and scripts have no effect. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}
