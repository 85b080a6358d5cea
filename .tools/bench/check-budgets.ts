import { ArgumentError } from '#embedded/command-arguments';
import { buildStories } from '../visual/build-stories.ts';
import { type Budget, BUDGET_PAGES, BUDGETS, meetsBudget } from './budgets.ts';
import { measureCart } from './cart.ts';
import { checkCategoryPage, checkProductPage } from './check-shop-pages.ts';
import { measureContentServer } from './content-server.ts';
import { measureFirstLoad } from './first-load.ts';
import { FORM_WITH_FIELDS, measureFormSize } from './form-size.ts';
import { runLighthouse } from './lighthouse.ts';
import { measureListFrames } from './list-frames.ts';
import { measureLivePreview } from './live-preview.ts';
import { measureSearchBox } from './search-box.ts';
import { measureSearchRelevance } from './search-relevance.ts';
import { serveSite } from './served-site.ts';
import { measureShopOrders } from './shop-orders.ts';
import { measureShopServer } from './shop-server.ts';
import { measureStorePages } from './store-page.ts';
import { measureStores, STORES } from './stores.ts';

export type CheckedFigure = { readonly name: string; readonly figure: number; readonly budget: Budget };

/**
 * Measures the figures that have a budget, prints a table and returns whether all of them meet their budgets.
 *
 * @param names the parts to measure, by default all
 * @throws {ArgumentError} for an unknown part
 */
export async function checkBudgets(names: readonly string[]): Promise<boolean> {
  const unknown = names.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined)
    throw new ArgumentError(`Expected parts of ${Object.keys(parts).join(', ')}, got "${unknown}".`);
  const figures = await measureParts(names.length > 0 ? names : Object.keys(parts));
  const rows = figures.map(({ name, figure, budget }) => {
    const limit = 'atMost' in budget ? `≤ ${budget.atMost}` : `≥ ${budget.atLeast}`;
    return { name, figure, limit, result: meetsBudget(figure, budget) ? 'ok' : 'MISSED' };
  });
  console.table(rows);
  return rows.every(({ result }) => result === 'ok');
}

async function measurePages(): Promise<CheckedFigure[]> {
  const site = await serveSite();
  try {
    const figures: CheckedFigure[] = [];
    for (const [page, path] of Object.entries(BUDGET_PAGES)) {
      const firstLoad = await measureFirstLoad(site.url + path);
      // The limit of inlined CSS is for home pages.
      const keys = [
        'inlinedScripts',
        'scripts',
        ...(page === 'every section type' ? [] : ['inlinedCss' as const]),
      ] as const;
      for (const key of keys)
        figures.push({ name: `${page}: ${key}`, figure: firstLoad[key], budget: BUDGETS[key] });
    }
    const urls = Object.values(BUDGET_PAGES).map((path) => site.url + path);
    for await (const { categories, audits, requestedUrl } of runLighthouse(urls)) {
      const name = `Lighthouse ${new URL(requestedUrl ?? site.url).pathname}`;
      for (const key of ['performance', 'accessibility', 'best-practices', 'seo'] as const) {
        const figure = Math.round((categories[key]?.score ?? 0) * 100);
        figures.push({ name: `${name}: ${key}`, figure, budget: BUDGETS[key] });
      }
      const layoutShift = audits['cumulative-layout-shift']?.numericValue ?? NaN;
      figures.push({ name: `${name}: layout shift`, figure: layoutShift, budget: BUDGETS.layoutShift });
    }
    return figures;
  } finally {
    await site.stop();
  }
}

/** Measures the parts of the site one after the other. A part that fails misses its budget, and the others are still measured. */
async function measureParts(names: readonly string[]): Promise<CheckedFigure[]> {
  const figures: CheckedFigure[] = [];
  for (const [part, measure] of Object.entries(parts).filter(([name]) => names.includes(name))) {
    try {
      figures.push(...(await measure()));
    } catch (error) {
      console.error(`${part}:`, error);
      figures.push({ name: `${part}: not measured`, figure: NaN, budget: { atMost: 0 } });
    }
  }
  return figures;
}

const parts: Readonly<Record<string, () => Promise<readonly CheckedFigure[]>>> = {
  pages: measurePages,
  async form() {
    const form = await measureFormSize();
    return [
      { name: 'form: scripts', figure: form[FORM_WITH_FIELDS]['bytes, gzip'], budget: BUDGETS.formScripts },
    ];
  },
  async relevance() {
    return Object.entries(await measureSearchRelevance()).map(([language, figures]) => ({
      name: `relevance of searches in ${language}: nDCG@5`,
      figure: figures['nDCG@5'],
      budget: BUDGETS.searchRelevance,
    }));
  },
  async content() {
    const { start, calls } = await measureContentServer();
    return [
      { name: 'content server: start', figure: start, budget: BUDGETS.contentStart },
      ...Object.entries(calls).map(([call, { p95 }]) => ({
        name: `content server: ${call}, p95`,
        figure: p95,
        budget: BUDGETS.contentCall,
      })),
    ];
  },
  async shop() {
    const { secondStart, calls } = await measureShopServer();
    return [
      { name: 'shop: second start', figure: secondStart, budget: BUDGETS.shopStart },
      ...Object.entries(calls).map(([call, { p95 }]) => ({
        name: `shop: ${call}, p95`,
        figure: p95,
        budget: BUDGETS.shopList,
      })),
    ];
  },
  async orders() {
    const { orders, errors, seconds } = await measureShopOrders();
    return [
      { name: 'shop: orders of a minute', figure: orders, budget: BUDGETS.shopOrders },
      { name: 'shop: checkouts with an error', figure: errors, budget: BUDGETS.shopOrderErrors },
      { name: 'shop: seconds to the last order', figure: seconds, budget: BUDGETS.shopOrderTime },
    ];
  },
  category: checkCategoryPage,
  product: checkProductPage,
  async cart() {
    const { pressToDrawer, scripts } = await measureCart();
    return [
      { name: 'cart: scripts', figure: scripts.cart, budget: BUDGETS.cartScripts },
      {
        name: 'checkout, contact: scripts',
        figure: scripts['checkout, contact'],
        budget: BUDGETS.checkoutScripts,
      },
      {
        name: 'cart: press to painted drawer, p95',
        figure: pressToDrawer.p95,
        budget: BUDGETS.pressToDrawer,
      },
    ];
  },
  async 'search-box'() {
    const { scripts, keyToSuggestions } = await measureSearchBox();
    return [
      { name: 'search box: scripts', figure: scripts, budget: BUDGETS.searchBoxScripts },
      {
        name: 'search box: key to painted suggestions, p95',
        figure: keyToSuggestions.p95,
        budget: BUDGETS.keyToSuggestions,
      },
    ];
  },
  async 'live-preview'() {
    const { p95 } = await measureLivePreview();
    return [
      { name: 'live preview: message to painted update, p95', figure: p95, budget: BUDGETS.messageToUpdate },
    ];
  },
  async stores() {
    const { searches } = measureStores();
    const pages = await measureStorePages(STORES);
    return [
      ...Object.entries(searches).map(([search, { p95 }]) => ({
        name: `50,000 stores: ${search}, p95`,
        figure: p95,
        budget: BUDGETS.storeSearch,
      })),
      ...Object.entries(pages).map(([page, { data }]) => ({
        name: `50,000 stores: bytes of data of the ${page}`,
        figure: data,
        budget: BUDGETS.storePage,
      })),
    ];
  },
  async list() {
    await buildStories();
    const { motion } = await measureListFrames();
    return [
      { name: 'list that reorders: long frames', figure: motion.longFrames, budget: BUDGETS.longFrames },
    ];
  },
};
