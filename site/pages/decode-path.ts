import { tryDecode } from '#site/protocol/route-rules';

/** Returns the decoded path of a request without a trailing slash, or `undefined` if it contains an invalid escape. */
export function decodePath({ url }: Request): string | undefined {
  return tryDecode(new URL(url).pathname)?.replace(/(?<=.)\/+$/, '');
}
