import { PICTURE_FORMATS, PICTURE_WIDTHS } from '#renderer/media/picture';
import { PAYLOAD_FILE_NAME } from '#site/protocol/payload';
import { getAttribute } from '../../html-tree.ts';
import { type Crawl, parseRendition } from './crawl.ts';
import { isPersonalPath } from './personal-paths.ts';

/** The root redirects to a locale by design (specification §4). */
const ROOT = '/';

/** A picture for social networks, cropped around one of a fixed list of focal points. */
const SHARING_CARD = /^\/_image\/share_x(?:0|25|50|75|100)_y(?:0|25|50|75|100),f_jpeg\/./u;

/** Finds links whose target does not respond with 200: broken links and links to redirects. */
export function findBrokenLinks({ responses }: Crawl): string[] {
  return [...responses].flatMap(([address, { response, foundOn }]) => {
    if (response.status === 200 || (address === ROOT && response.status === 302)) return [];
    // For a guest, the account redirects to the sign-in, which is another personal page.
    const target = URL.parse(response.location ?? '', 'http://site.test')?.pathname ?? '';
    if (response.status === 303 && isPersonalPath(address) && isPersonalPath(target)) return [];
    const redirect = response.location === undefined ? '' : `, a redirect to ${response.location}`;
    return [`${foundOn} links to ${address}, which responds with ${response.status}${redirect}.`];
  });
}

/** Finds links whose fragment matches no id of the target page. */
export function findMissingFragments({ pages }: Crawl): string[] {
  return [...pages.values()].flatMap(({ address, links }) =>
    links.flatMap(({ written, target, fragment }) => {
      const page = pages.get(target);
      const exists =
        fragment === '' || !page || page.elements.some((element) => getAttribute(element, 'id') === fragment);
      return exists
        ? []
        : [`${address} links to ${written}, but ${target} has no element with the id "${fragment}".`];
    }),
  );
}

/** Finds image addresses with a width or format that the site does not render. */
export function findInvalidRenditions({ pages }: Crawl): string[] {
  return [...pages.values()].flatMap(({ address, links }) =>
    links.flatMap(({ target }) => {
      const rendition = parseRendition(target);
      if (!rendition)
        return target.startsWith('/_image/') && !SHARING_CARD.test(target)
          ? [`${address} links to ${target}, which is not a valid image address.`]
          : [];
      const isSupported =
        PICTURE_WIDTHS.some((width) => width === rendition.width) &&
        PICTURE_FORMATS.some((format) => format === rendition.format);
      return isSupported ? [] : [`${address} links to ${target}, an unsupported width or format.`];
    }),
  );
}

/** Finds pages without a JSON payload, which client navigation needs. */
export async function findMissingPayloads({ pages, fetchAddress }: Crawl): Promise<string[]> {
  const problems = await Promise.all(
    [...pages.values()].map(async ({ address, url }) => {
      if (url.search !== '') return [];
      const { status, type } = await fetchAddress(`${address}/${PAYLOAD_FILE_NAME}`);
      return status === 200 && type.startsWith('application/json')
        ? []
        : [`The payload of ${address} responds with ${status}.`];
    }),
  );
  return problems.flat();
}
