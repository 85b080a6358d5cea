import { JSDOM } from 'jsdom';
import { addressesInXml, type Link, linksOf, linkTo } from './links.ts';

/** What an address of the site answered. */
export type Answer = {
  readonly status: number;
  readonly type: string;
  /** Where a redirect leads. */
  readonly location: string | undefined;
  readonly text: string;
};

/** A page that was read. */
export type CrawledPage = {
  /** Path and query. */
  readonly address: string;
  readonly url: URL;
  readonly document: Document;
  readonly links: readonly Link[];
};

/** Asks an address of the site, path and query, and follows no redirect. */
export type Ask = (address: string) => Promise<Answer>;

export type Crawl = {
  readonly origin: string;
  readonly pages: ReadonlyMap<string, CrawledPage>;
  /** Every address that something links to, with the first that does, and what it answered. */
  readonly answers: ReadonlyMap<string, { readonly answer: Answer; readonly foundOn: string }>;
  /** Asks once, however often it is asked for. */
  readonly ask: Ask;
};

/** More than any locale has: a crawl that comes here goes round in circles. */
const MOST_PAGES = 400;
const AT_ONCE = 6;

/**
 * Reads every page of a locale that can be reached from its home, and looks at everything that they link to: whatever is no page
 * of the locale is asked for but not read. Of each picture one rendition is asked for, the narrowest that a page names.
 */
export async function crawl(askSite: Ask, locale: string, origin: string): Promise<Crawl> {
  const asked = new Map<string, Promise<Answer>>();
  const ask = (address: string) => {
    const known = asked.get(address);
    if (known) return known;
    const answer = askSite(address);
    asked.set(address, answer);
    return answer;
  };
  const pages = new Map<string, CrawledPage>();
  const answers = new Map<string, { answer: Answer; foundOn: string }>();
  const pictures = new Map<string, { address: string; width: number; foundOn: string }>();
  const home = `/${locale}`;
  const isOfLocale = (address: string) => address === home || /^[/?]/.test(address.slice(home.length));
  let waiting = new Map([
    [home, 'the address bar'],
    [`${home}/sitemap.xml`, 'robots.txt'],
  ]);

  const take = async ([address, foundOn]: [string, string]) => {
    const answer = await ask(address);
    answers.set(address, { answer, foundOn });
    if (answer.status !== 200 || !address.startsWith(home) || !isOfLocale(address)) return [];
    const url = new URL(address, origin);
    const links = answer.type.includes('xml')
      ? addressesInXml(answer.text).flatMap((to) => linkTo(to, url))
      : [];
    if (!answer.type.startsWith('text/html')) return links.map((link) => ({ link, foundOn: address }));
    const document = parse(answer.text);
    const page = { address, url, document, links: linksOf(document, url) };
    pages.set(address, page);
    return page.links.map((link) => ({ link, foundOn: address }));
  };

  while (waiting.size > 0) {
    if (pages.size > MOST_PAGES)
      throw new Error(`${home} has more than ${MOST_PAGES} pages, or links without an end.`);
    const found = await inTurns([...waiting], take);
    waiting = new Map();
    for (const { link, foundOn } of found.flat()) {
      const picture = pictureOf(link.target);
      const known = picture && pictures.get(picture.source);
      if (picture && (!known || picture.width < known.width)) {
        pictures.set(picture.source, { address: link.target, width: picture.width, foundOn });
      }
      if (!picture && !answers.has(link.target) && !waiting.has(link.target))
        waiting.set(link.target, foundOn);
    }
  }
  await inTurns([...pictures.values()], async ({ address, foundOn }) => {
    answers.set(address, { answer: await ask(address), foundOn });
  });
  return { origin, pages, answers, ask };
}

/** What `/_image/w_640,f_avif/assets/hero.jpg` is a rendition of. */
export function pictureOf(address: string): { source: string; width: number; format: string } | undefined {
  const [, width = '', format = '', source = ''] = /^\/_image\/w_(\d+),f_(\w+)(\/.+)$/.exec(address) ?? [];
  return source === '' ? undefined : { source, width: Number(width), format };
}

/** Styles say nothing to a crawler and take long to read. */
export function parse(html: string): Document {
  const bare = html.replaceAll(/<style([^>]*)>[^]*?<\/style>/g, '<style$1></style>');
  return new JSDOM(bare).window.document;
}

/** Few at once: the machine that crawls also serves. */
async function inTurns<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  for (let first = 0; first < items.length; first += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(first, first + AT_ONCE).map(work))));
  }
  return results;
}
