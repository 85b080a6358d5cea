import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseHtml } from '../../../parse-html.ts';
import { runSite, type RunningSite } from '../../running-site.ts';

// A shop whose texts, pictures and swatches contain attacks. The embedded shop escapes the texts of its files. A Magento with compromised
// editors or extensions does not.

const MARKUP = '"\'><img src=x onerror=alert(1)><script>alert(1)</script></script><!--';
const HTML =
  '<p onclick="alert(1)">Warm <b>licht</b></p><script>alert(1)</script><style>*{display:none}</style>' +
  '<a href="javascript:alert(1)">a</a><a href="data:text/html,x">b</a><svg onload=alert(1)></svg>' +
  '<iframe src="https://evil.test"></iframe><form action="https://evil.test"><input name=card></form>';
const PICTURES = ['javascript:alert(1)', 'https://evil.test/x.svg', '//evil.test/x.png', 'data:text/html,x'];
const COLOUR = 'red;background:url(https://evil.test/x)';

/** Fields of the protocol whose values are texts for visitors. */
const TEXTS = new Set(['name', 'label', 'meta_title', 'meta_description', 'title']);

let proxy: Server;
let site: RunningSite;

beforeAll(async () => {
  const start = async (shopUrl: string) => {
    proxy = createServer(async ({ url = '', headers }, response) => {
      const found = await fetch(shopUrl + url, { headers: { store: String(headers['store'] ?? '') } });
      response.writeHead(found.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(attack(await found.json())));
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const address = proxy.address();
    if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
    return `http://127.0.0.1:${address.port}`;
  };
  site = await runSite({ proxyShopUrl: start });
});
afterAll(async () => {
  proxy.close();
  await site.stop();
});

/** Adds attacks to all texts, pictures and swatches of a response. */
function attack(value: unknown): unknown {
  let pictures = 0;
  return JSON.parse(JSON.stringify(value), (key, field: unknown) => {
    if (typeof field !== 'string' || field === '') return field;
    if (key === 'html') return HTML;
    if (TEXTS.has(key)) return `${field}${MARKUP}`;
    if (key === 'url' || key === 'image') return PICTURES[(pictures += 1) % PICTURES.length];
    if (key === 'value' && /^#[0-9a-f]{6}$/i.test(field)) return COLOUR;
    return field;
  });
}

/**
 * Returns attributes that a browser would run, and URLs that it would open or send data to. Pictures may have other origins: a browser runs
 * no script in them, and the image endpoint refuses origins that the operator has not allowed.
 */
function findAttacks(document: Document): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) => {
      const isHandler = name.startsWith('on');
      const isAddress = /^(?:src|href|srcset|imagesrcset|action|formaction|poster)$/.test(name);
      const isScript = isAddress && /^\s*(?:javascript|data):/i.test(value);
      const isForeign = /evil\.test/.test(value) && !/^(?:src|srcset|imagesrcset|content)$/.test(name);
      const isPictureLink = element.matches('a:has(img)');
      return isHandler || isScript || (isForeign && !isPictureLink) ? [`${name}="${value}"`] : [];
    }),
  );
}

test.each([
  ['a category', '/nl/lampen.html', 'Lampen'],
  ['a filtered category', '/nl/lampen.html?filter=color:213', 'Lampen'],
  ['a product', '/nl/lantaarn-hoeve-31.html', 'Lantaarn Hoeve 31'],
  ['a variant', '/nl/lantaarn-hoeve-31.html?variant=VV-HOEVE-31-MOSS', 'Lantaarn Hoeve 31'],
  ['a part', '/nl/sleutel.html', 'Sleutel'],
  ['content with products', '/nl/collectie', ''],
])(
  'The page of %s shows hostile texts of the shop as text, and runs and loads nothing of them',
  async (_what, path, name) => {
    const response = await site.get(path);
    const html = await response.text();
    const document = parseHtml(html);
    expect(response.status).toBe(200);
    expect(findAttacks(document)).toEqual([]);
    const texts = [...document.querySelectorAll('script')].map(({ textContent }) => textContent.trim());
    expect(texts).not.toContain('alert(1)');
    expect(
      document.querySelectorAll('main iframe, main style:not([data-href]), main svg[onload]'),
    ).toHaveLength(0);
    if (name !== '') expect(document.querySelector('h1')?.textContent).toBe(`${name}${MARKUP}`);
    for (const json of document.querySelectorAll('script[type="application/ld+json"], #islands'))
      expect(() => void JSON.parse(json.textContent)).not.toThrow();
  },
);

test('A product with hostile HTML keeps the allowed tags of its description', async () => {
  const document = parseHtml(await (await site.get('/nl/lantaarn-hoeve-31.html')).text());
  const story = document.querySelector('[data-section="product-details"]');
  expect(story?.textContent).toContain('Warm licht');
  expect(story?.querySelector('script, style, form, iframe, [onclick]')).toBeNull();
});
