import { expect, test } from './console.ts';
import { readElementKinds } from './element-kinds.ts';

const LIST = '<ul><li class="x" style="top: 0">one</li><li class="x" style="top: 1px">two</li></ul>';

/** Pairs of pages. The elements of both pages have the same kinds. */
const ALIKE = {
  'texts, styles and repeated elements': [
    LIST,
    '<style>li { color: red }</style><ul><li class="x" style="">1</li><li class="x" style="">2</li><li class="x" style="">3</li></ul>',
  ],
  addresses: ['<a href="/one">one</a>', '<a href="/two">two</a>'],
  'the order of paragraphs': ['<p class="x">1</p><p>2</p>', '<p>1</p><p class="x">2</p>'],
} as const;

/** Pairs of pages. An element of the second page has a kind that the first page does not have. */
const DIFFERENT = {
  'an empty element': [LIST, '<ul><li class="x" style=""></li><li class="x" style="">two</li></ul>'],
  'the class of an element': [
    LIST,
    '<ul><li class="x" style="">one</li><li class="y" style="">two</li></ul>',
  ],
  'an attribute': ['<p>one</p>', '<p hidden>one</p>'],
  'an empty attribute': ['<img alt="one">', '<img alt="">'],
  'the tag of an ancestor': ['<ul><li>one</li></ul>', '<ol><li>one</li></ol>'],
  'an attribute of an ancestor': [
    '<div><div><p>1</p></div></div>',
    '<div class="x"><div><p>1</p></div></div>',
  ],
  'one instead of several children': ['<ul><li>1</li><li>2</li></ul>', '<ul><li>1</li></ul>'],
  'a missing child': ['<ul><li>1<b>2</b></li></ul>', '<ul><li>1</li></ul>'],
  'the order of headings': ['<h1>1</h1><h2>2</h2><h3>3</h3>', '<h1>1</h1><h3>3</h3><h2>2</h2>'],
  'landmarks with one name': [
    '<nav aria-label="1"></nav><nav aria-label="2"></nav>',
    '<nav aria-label="1"></nav><nav aria-label="1"></nav>',
  ],
  'elements with one id': ['<b id="1">1</b><b id="2">2</b>', '<b id="1">1</b><b id="1">2</b>'],
  'the label of a field': [
    '<p><label for="1">1</label></p><p><input id="2"></p>',
    '<p><label for="1">1</label></p><p><input id="1"></p>',
  ],
  'the target of a reference': [
    '<p aria-describedby="1">1</p><p id="1">2</p>',
    '<p aria-describedby="2">1</p><p id="1">2</p>',
  ],
} as const;

test('Elements are of one kind if axe finds the same in them', async ({ page }) => {
  const pairs = Object.entries({ ...ALIKE, ...DIFFERENT });
  const bodies = new Map(
    pairs.flatMap(([name, bodiesOfPair]) => bodiesOfPair.map((body, index) => [`${name}/${index}`, body])),
  );
  await page.route(/\?page=/, (route) => {
    const body = bodies.get(new URL(route.request().url()).searchParams.get('page') ?? '');
    return route.fulfill({ contentType: 'text/html', body: `<main>${body}</main>` });
  });
  await page.goto('/nl');
  const found = await readElementKinds(
    page,
    [...bodies.keys()].map((name) => `/nl?${new URLSearchParams({ page: name })}`),
  );
  const kinds = found.map(({ parts }) => new Set(parts.flatMap((part) => part.kinds)));
  for (const [index, [name]] of pairs.entries()) {
    const [first, second] = [kinds[index * 2], kinds[index * 2 + 1]];
    const isDifferent = [...(second ?? [])].some((kind) => !first?.has(kind));
    expect.soft(isDifferent, name).toBe(name in DIFFERENT);
  }
});

test('A child of main, the header and the footer are parts of their own', async ({ page }) => {
  await page.goto('/nl');
  const [shown, other] = await readElementKinds(page, [undefined, '/nl/contact']);
  const selectors = shown?.parts.map(({ selector }) => selector) ?? [];
  expect(selectors.slice(0, 2)).toEqual(['html', 'body > header']);
  expect(selectors).toContain('main > :nth-child(2)');
  expect(selectors.at(-1)).toBe('body > footer');
  await page.goto('/nl/contact');
  for (const selector of other?.parts.map((part) => part.selector) ?? [])
    await expect(page.locator(selector)).toHaveCount(1);
});
