import { data, redirect } from 'react-router-dom';
import type { SubmissionResult } from '#renderer/forms/submission-result';
import { RESULT_STATUS } from '#site/forms/submission';
import { messagesOf } from '#site/i18n/messages';
import { routePath } from '#site/protocol/route-table';
import type { ProductDetails } from '#site/services/shop';
import { shopUnavailableError } from '../errors/shop-unavailable.ts';
import type { Services } from '../page-services.ts';
import type { Page } from '../page.ts';
import { renderProductDetails, renderRelatedProducts, renderScreen } from '../render-views.ts';
import { isNew } from '../shop/card-badges.ts';
import { createShopPage, type ShopPageContent } from '../shop/create-shop-page.ts';
import type { ShopPageRequest } from '../shop/load-shop-page.ts';
import { preloadOf } from '../shop/picture-preload.ts';
import { shopPath } from '../shop/shop-path.ts';
import { toProductCard } from '../shop/to-product-card.ts';
import { mainPictureOf } from './buyable-variant.ts';
import { loadDeliveryAndReturns } from './delivery-and-returns.ts';
import { GALLERY_SIZES } from './gallery-sizes.ts';
import { createProductNode } from './product-linked-data.ts';
import { loadProductPictures } from './product-pictures.ts';
import { loadProductSections } from './product-sections.ts';
import { readShopHtml, toPlainText } from './shop-html.ts';
import { toDetailsProps } from './to-details-props.ts';
import { toVariants } from './to-variants.ts';
import { defaultVariant, readSelection, VARIANT } from './variant-selection.ts';

/** A posted buy form that was refused. */
type PostedBuyForm = {
  readonly result: SubmissionResult;
  readonly sku: string;
  readonly quantity: string;
};

/** Number of related products. */
const MAX_RELATED = 4;

/**
 * Loads the page of a product.
 *
 * @throws a response: 404 if the product does not exist, 503 if the shop fails, or a redirect if the URL selects no valid variant
 */
export async function loadProductPage(
  request: ShopPageRequest,
  services: Services,
  posted?: PostedBuyForm,
): Promise<Page> {
  const page = await createShopPage(loadContent(request, services, posted), request, services);
  if (!posted) return page;
  const t = messagesOf(request.locale);
  const title = t('product-page:refused.title', { title: page.metadata.title });
  return {
    ...page,
    status: RESULT_STATUS[posted.result.outcome],
    metadata: { ...page.metadata, title },
  };
}

async function loadContent(
  request: ShopPageRequest,
  services: Services,
  posted: PostedBuyForm | undefined,
): Promise<ShopPageContent> {
  const { locale, path, query, shop } = request;
  const sku = request.entity.id;
  const found = await shop.productDetails(sku);
  if (!found.ok) throw shopUnavailableError();
  const product = found.value;
  if (!product) throw data(`Page Not Found: ${path}`, { status: 404 });
  const href = encodeURI(path);
  const pictures = await loadProductPictures(product, locale, services);
  const variants = toVariants(product, pictures, locale, services.now());
  const selection = readSelection(query, href, variants);
  // After a post there is no redirect, so that its message is shown even if its variant no longer exists.
  if (selection.kind === 'redirect' && !posted) throw redirect(selection.href);
  // The default variant may have changed since the form was shown, and the message belongs to the posted variant.
  const selected =
    variants.find(({ sku: variantSku }) => variantSku === posted?.sku) ??
    (selection.kind === 'selected' ? selection.variant : defaultVariant(variants));

  const [{ delivery, returns, policy }, { sections, changesAt }, isPaused] = await Promise.all([
    loadDeliveryAndReturns(product, request, services),
    loadProductSections(sku, request, services),
    request.isBuyingPaused(),
  ]);
  const { name, settings, related, shortDescription } = product;
  const [category] = product.categories;
  const intro = readShopHtml(shortDescription, locale, services);
  const view = renderScreen(locale, 'product', {
    name,
    path: href,
    parentSku: product.variants.length > 0 ? product.sku : undefined,
    intro,
    isNew: isNew(product, services.now()),
    options: product.options,
    variants,
    selectedSku: selected?.sku ?? sku,
    pictures: pictures.all,
    isTaxIncluded: settings.isTaxIncluded,
    delivery,
    returns,
    isPaused,
    category: category && { name: category.name, href: encodeURI(shopPath(locale, category.path)) },
    wishlist: routePath('wishlist', locale.code),
    posted: posted && { result: posted.result, quantity: posted.quantity },
  });
  const cards = related.slice(0, MAX_RELATED).map((card) => toProductCard(card, { locale, services }));
  const description = product.metaDescription ?? (toPlainText(intro) || undefined);
  const { canonical } = services;
  const { mediaUrl } = services.shop;
  const shown = selected ?? variants[0];
  return {
    preload: preloadOf(mainPictureOf(shown, pictures.all), GALLERY_SIZES),
    section: view,
    sectionsBelow: [
      ...renderProductDetails(locale, toDetailsProps(product, pictures.setting, locale, services)),
      ...sections,
      ...renderRelatedProducts(locale, { cards }),
      renderScreen(locale, 'recently-viewed', { path: href }),
    ],
    changesAt,
    title: product.metaTitle ?? name,
    description,
    picture: pictures.setting ?? pictures.all[0],
    indexed: true,
    crumbs: [...crumbsOf(category, request), { title: name, path }],
    queryParameters: [VARIANT],
    canonicalParameters: [],
    linkedData: (site) => [
      createProductNode({ product, description, path, locale, policy, mediaUrl, canonical }, site),
    ],
  };
}

/** Returns the breadcrumbs of a category and its ancestors. */
function crumbsOf(category: ProductDetails['categories'][number] | undefined, { locale }: ShopPageRequest) {
  if (!category) return [];
  return [...category.parents, category].map(({ name, path }) => ({
    title: name,
    path: shopPath(locale, path),
  }));
}
