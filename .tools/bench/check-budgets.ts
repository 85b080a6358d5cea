import { buildStories } from '../visual/build-stories.ts';
import { type Budget, BUDGET_PAGES, BUDGETS, meetsBudget } from './budgets.ts';
import { measureCart } from './cart.ts';
import { measureCategoryPage } from './category-page.ts';
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
import { measureStores } from './stores.ts';

type CheckedFigure = { readonly name: string; readonly figure: number; readonly budget: Budget };

/** Measures every figure that has a budget, prints a table and returns whether all figures meet their budgets. */
export async function checkBudgets(): Promise<boolean> {
  const figures = [...(await measurePages()), ...(await measureParts())];
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
      const keys = [
        'inlinedScripts',
        'scripts',
        ...(page === 'home' ? ['inlinedCss' as const] : []),
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

async function measureParts(): Promise<CheckedFigure[]> {
  const form = await measureFormSize();
  const { start, calls } = await measureContentServer();
  const shop = await measureShopServer();
  const orders = await measureShopOrders();
  const category = await measureCategoryPage();
  const cart = await measureCart();
  const searchBox = await measureSearchBox();
  const livePreview = await measureLivePreview();
  const relevance = await measureSearchRelevance();
  const stores = measureStores();
  buildStories();
  const list = await measureListFrames();
  return [
    { name: 'form: scripts', figure: form[FORM_WITH_FIELDS]['bytes, gzip'], budget: BUDGETS.formScripts },
    ...Object.entries(relevance).map(([language, figures]) => ({
      name: `relevance of searches in ${language}: nDCG@5`,
      figure: figures['nDCG@5'],
      budget: BUDGETS.searchRelevance,
    })),
    { name: 'content server: start', figure: start, budget: BUDGETS.contentStart },
    ...Object.entries(calls).map(([call, { p95 }]) => ({
      name: `content server: ${call}, p95`,
      figure: p95,
      budget: BUDGETS.contentCall,
    })),
    { name: 'list that reorders: long frames', figure: list.motion.longFrames, budget: BUDGETS.longFrames },
    { name: 'shop: orders of a minute', figure: orders.orders, budget: BUDGETS.shopOrders },
    { name: 'shop: checkouts with an error', figure: orders.errors, budget: BUDGETS.shopOrderErrors },
    { name: 'shop: seconds to the last order', figure: orders.seconds, budget: BUDGETS.shopOrderTime },
    {
      name: 'category page: requests to the shop',
      figure: category.shopRequests,
      budget: BUDGETS.categoryRequests,
    },
    {
      name: 'category page: facet to painted list, p95',
      figure: category.interaction.p95,
      budget: BUDGETS.facetToList,
    },
    {
      name: 'cart: press to painted drawer, p95',
      figure: cart.pressToDrawer.p95,
      budget: BUDGETS.pressToDrawer,
    },
    { name: 'search box: scripts', figure: searchBox.scripts, budget: BUDGETS.searchBoxScripts },
    {
      name: 'search box: key to painted suggestions, p95',
      figure: searchBox.keyToSuggestions.p95,
      budget: BUDGETS.keyToSuggestions,
    },
    {
      name: 'live preview: message to painted update, p95',
      figure: livePreview.p95,
      budget: BUDGETS.messageToUpdate,
    },
    ...Object.entries(stores.searches).map(([search, { p95 }]) => ({
      name: `50,000 stores: ${search}, p95`,
      figure: p95,
      budget: BUDGETS.storeSearch,
    })),
    { name: '50,000 stores: bytes of the first page', figure: stores.firstPage, budget: BUDGETS.storePage },
    { name: 'shop: second start', figure: shop.secondStart, budget: BUDGETS.shopStart },
    ...Object.entries(shop.calls).map(([call, { p95 }]) => ({
      name: `shop: ${call}, p95`,
      figure: p95,
      budget: BUDGETS.shopList,
    })),
  ];
}
