/** Appends a query string to the query of a URL. Returns the URL unchanged if the query string is empty. */
export function withQuery(url: string, query: string): string {
  if (query === '') return url;
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}
