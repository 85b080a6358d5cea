import { type Page, test } from '@playwright/test';
import { createVisitor, fieldOf, type ShownPage, type Visitor } from '../site/visitor.ts';

/**
 * Runs steps that a journey is not about as requests, because a page in the browser takes about ten times as long. The requests have the
 * cookies of the browser, and the browser then has those of the responses.
 *
 * @param origin origin of another site than that of the journeys
 */
export async function byRequests<Result>(
  page: Page,
  act: (visitor: Visitor) => Promise<Result>,
  origin = test.info().project.use.baseURL ?? '',
): Promise<Result> {
  const send = (path: string, { headers, ...init }: RequestInit) =>
    fetch(new URL(path, origin), {
      ...init,
      redirect: 'manual',
      headers: { ...headers, origin, 'sec-fetch-site': 'same-origin' },
    });
  const visitor = createVisitor({
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body, headers = {}) => send(path, { method: 'POST', body, headers }),
  });
  const context = page.context();
  for (const { name, value } of await context.cookies(origin)) visitor.cookies.set(name, value);
  const result = await act(visitor);
  const cookies = [...visitor.cookies].map(([name, value]) => ({ name, value, url: origin }));
  await context.addCookies(cookies);
  return result;
}

/** Adds a product to the cart by the form of its page. Returns the cart page. */
export async function addProduct(visitor: Visitor, path: string): Promise<ShownPage> {
  const sku = fieldOf(await visitor.open(path), 'sku');
  const response = await visitor.post(path, { sku, quantity: '1' });
  return visitor.open(response.headers.get('location') ?? '');
}
