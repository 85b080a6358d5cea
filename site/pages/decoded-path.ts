/** An address's path as text, without a trailing slash; `undefined` when its escapes are no text, so that it leads nowhere. */
export function decodedPath({ url }: Request): string | undefined {
  try {
    return decodeURI(new URL(url).pathname).replace(/(?<=.)\/+$/, '');
  } catch {
    return undefined;
  }
}
