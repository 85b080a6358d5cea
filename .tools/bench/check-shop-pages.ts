import { type Budget, BUDGETS } from './budgets.ts';
import { measureCategoryPage } from './category-page.ts';
import type { CheckedFigure } from './check-budgets.ts';
import { measureProductPage, type ProductPageFigures } from './product-page.ts';

/** Measures a category page: bytes, responses of the server, requests to the shop, and a choice in the list. */
export async function checkCategoryPage(): Promise<CheckedFigure[]> {
  const { bytes, server, shopRequests, interaction } = await measureCategoryPage();
  return [
    { name: 'category page: document', figure: bytes.html, budget: BUDGETS.categoryDocument },
    { name: 'category page: scripts', figure: bytes.scripts, budget: BUDGETS.categoryScripts },
    ...responseFigures('category page', server, BUDGETS.categoryResponse),
    { name: 'category page: requests to the shop', figure: shopRequests, budget: BUDGETS.categoryRequests },
    {
      name: 'category page: facet to painted list, p95',
      figure: interaction.p95,
      budget: BUDGETS.facetToList,
    },
  ];
}

/** Measures product pages: bytes, responses of the server, and requests to the shop. */
export async function checkProductPage(): Promise<CheckedFigure[]> {
  const { bytes, server, shopRequests } = await measureProductPage();
  return [
    { name: 'product page: document', figure: bytes['Document'] ?? NaN, budget: BUDGETS.productDocument },
    { name: 'product page: scripts', figure: bytes['scripts'] ?? NaN, budget: BUDGETS.productScripts },
    ...responseFigures('product page', server, BUDGETS.productResponse),
    { name: 'product page: requests to the shop', figure: shopRequests, budget: BUDGETS.productRequests },
  ];
}

/** The times of the server's response, with and without the page cache. */
function responseFigures(
  page: string,
  server: ProductPageFigures['server'],
  notCached: Budget,
): CheckedFigure[] {
  return [
    { name: `${page}: response, not cached, p95`, figure: server['not cached'].p95, budget: notCached },
    { name: `${page}: response, cached, p95`, figure: server.cached.p95, budget: BUDGETS.cachedResponse },
  ];
}
