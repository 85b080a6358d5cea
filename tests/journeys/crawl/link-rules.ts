import { PICTURE_FORMATS, PICTURE_WIDTHS } from '#renderer/media/picture';
import { PAYLOAD_FILE } from '#site/protocol/payload';
import { type Crawl, pictureOf } from './crawl.ts';

/** Where a locale is chosen for who has none; it leads on by design (specification §4). */
const NO_LOCALE = '/';

/** What networks and messengers show of a page: cut around a point of a closed list. */
const SHARING_CARD = /^\/_image\/share_x(?:0|25|50|75|100)_y(?:0|25|50|75|100),f_jpeg\/./u;

/** Links that do not lead straight to something: broken ones, and ones that are led on. */
export function brokenLinks({ answers }: Crawl): string[] {
  return [...answers].flatMap(([address, { answer, foundOn }]) => {
    if (answer.status === 200 || (address === NO_LOCALE && answer.status === 302)) return [];
    const leadsOn = answer.location === undefined ? '' : ` and leads on to ${answer.location}`;
    return [`${foundOn} links to ${address}, which answers ${answer.status}${leadsOn}.`];
  });
}

/** Links to places that their page does not have. */
export function missingPlaces({ pages }: Crawl): string[] {
  return [...pages.values()].flatMap(({ address, links }) =>
    links.flatMap(({ written, target, fragment }) => {
      const page = pages.get(target);
      const isThere = fragment === '' || !page || page.document.getElementById(fragment) !== null;
      return isThere ? [] : [`${address} links to ${written}, but ${target} has no place "${fragment}".`];
    }),
  );
}

/** Pictures asked for in a width or format that nobody makes. */
export function impossiblePictures({ pages }: Crawl): string[] {
  return [...pages.values()].flatMap(({ address, links }) =>
    links.flatMap(({ target }) => {
      const picture = pictureOf(target);
      if (!picture)
        return target.startsWith('/_image/') && !SHARING_CARD.test(target)
          ? [`${address} asks for ${target}, which is no picture.`]
          : [];
      const isMade =
        PICTURE_WIDTHS.some((width) => width === picture.width) &&
        PICTURE_FORMATS.some((format) => format === picture.format);
      return isMade ? [] : [`${address} asks for ${target}, in a width or format that is not made.`];
    }),
  );
}

/** Pages that cannot be had as data, which is how a browser asks for them once it is on the site. */
export async function missingPayloads({ pages, ask }: Crawl): Promise<string[]> {
  const faults = await Promise.all(
    [...pages.values()].map(async ({ address, url }) => {
      if (url.search !== '') return [];
      const { status, type } = await ask(`${address}/${PAYLOAD_FILE}`);
      return status === 200 && type.startsWith('application/json')
        ? []
        : [`${address} answers ${status} as data.`];
    }),
  );
  return faults.flat();
}
