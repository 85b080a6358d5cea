/** The folder of assets on this site and on the content system. */
const ASSETS = '/assets/';

/**
 * Returns a function that shortens the URLs of assets in JSON to paths of this site: `https://cms.example.com/assets/a.jpg` becomes
 * `/assets/a.jpg`. A content system whose disk has an absolute URL writes it into fields, links and rich text.
 *
 * @param bases URLs of the content system without a slash at the end
 */
export function createAssetUrlShortener(bases: readonly string[]): (json: string) => string {
  const urls = [...new Set(bases)].map((base) => base + ASSETS);
  // PHP escapes slashes in JSON.
  const replaced = urls.flatMap((url) => [
    [url, ASSETS] as const,
    [escapeSlashes(url), escapeSlashes(ASSETS)] as const,
  ]);
  return (json) => replaced.reduce((text, [url, path]) => text.replaceAll(url, path), json);
}

function escapeSlashes(text: string): string {
  return text.replaceAll('/', String.raw`\/`);
}
