/** Appends a query string to a URL, after its own query. Returns the URL unchanged if the query is empty. */
export function withQuery(url: string, query: string): string {
  if (query === '') return url;
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}
