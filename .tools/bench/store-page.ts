import { brotliCompressSync } from 'node:zlib';
import { serveManyStores } from './many-stores.ts';
import { serveSite } from './served-site.ts';

/** Pages of the list, and one near Utrecht, whose stores have distances. */
const PAGES = {
  'first page': '/nl/verkooppunten',
  'first page near a place': '/nl/verkooppunten?position=52.091,5.121',
} as const;
/** The data of the page in its HTML, from which the browser hydrates. */
const DATA = /<script type="application\/json" id="islands">(.*?)<\/script>/s;

export type PageBytes = {
  /** Bytes of the data. */
  readonly data: number;
  /** Bytes of the data after compression with brotli. */
  readonly compressed: number;
  /** Bytes of the whole document. */
  readonly document: number;
};

/** Measures the responses of the store finder of the built site, whose content system has a number of stores. */
export async function measureStorePages(stores: number): Promise<Readonly<Record<string, PageBytes>>> {
  const content = await serveManyStores(stores);
  const site = await serveSite({ CONTENT_BASE_URL: content.url, CONTENT_PAGING_LIMIT: '1000' });
  try {
    const rows: Record<string, PageBytes> = {};
    for (const [name, path] of Object.entries(PAGES)) {
      const html = await (await fetch(site.url + path)).text();
      const [, data] = DATA.exec(html) ?? [];
      if (data === undefined || !data.includes('De Lampenist'))
        throw new Error(`${path}: expected the data of a list of stores in the HTML.`);
      rows[name] = {
        data: Buffer.byteLength(data),
        compressed: brotliCompressSync(data).byteLength,
        document: Buffer.byteLength(html),
      };
    }
    return rows;
  } finally {
    await site.stop();
    await content.close();
  }
}
