// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadCart } from '../../../../site/client/mini-cart/load-cart.ts';
import { loadStyles } from '../../../../site/client/page-resources.ts';
import { reloadAfterFailedAsset } from '../../../../site/client/reload.ts';

vi.mock('../../../../site/client/page-resources.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../../../../site/client/page-resources.ts')>()),
  loadStyles: vi.fn<typeof loadStyles>(),
}));
vi.mock('../../../../site/client/reload.ts', () => ({
  reloadAfterFailedAsset: vi.fn<typeof reloadAfterFailedAsset>(),
}));

const PAGE = new URL('https://www.example.test/nl/winkelwagen');
const load = () => loadCart(PAGE, new AbortController().signal);
/** Lets the server respond with a cart of some build. */
const respondWith = (build: string) =>
  vi.stubGlobal('fetch', async () =>
    Response.json({
      build,
      styles: ['/_build/cart.css'],
      sections: [
        { id: 'cart', type: 'cart', html: '', props: { locale: 'nl', viewProps: { kind: 'empty' } } },
      ],
    }),
  );

beforeEach(() => {
  document.documentElement.dataset['build'] = 'first';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('A cart of this build is loaded with its style sheets', async () => {
  respondWith('first');
  vi.mocked(loadStyles).mockResolvedValue();
  expect(await load()).toMatchObject({ kind: 'empty' });
  expect(loadStyles).toHaveBeenCalledWith(['/_build/cart.css']);
  expect(reloadAfterFailedAsset).not.toHaveBeenCalled();
});

test('A cart whose style sheet fails to load is unavailable, and the page reloads', async () => {
  respondWith('first');
  vi.mocked(loadStyles).mockRejectedValue(new Error('The style sheet could not be loaded.'));
  expect(await load()).toEqual({ kind: 'unavailable' });
  expect(reloadAfterFailedAsset).toHaveBeenCalledOnce();
});

test('A cart of another build is unavailable, without a reload', async () => {
  respondWith('second');
  expect(await load()).toEqual({ kind: 'unavailable' });
  expect(loadStyles).not.toHaveBeenCalled();
  expect(reloadAfterFailedAsset).not.toHaveBeenCalled();
});
