import { locales } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { type LayoutProps, renderLayout, renderNavigationStatus } from '#site/layout/render-layout';
import { brandLinkTags } from '#site/media/brand';
import type { Page } from '#site/pages/page';
import { collectIslands } from '#site/protocol/collect-islands';
import { styledTypesOf } from '#site/protocol/payload';
import { LIVE_PREVIEW_ID, type LivePreviewData } from '#site/protocol/preview';
import { routePath } from '#site/protocol/route-table';
import type { TrackingSettings } from '#site/protocol/tracking-settings';
import { withQuery } from '#site/protocol/with-query';
import { escapeAttribute, toScriptJson } from '#site/seo/escape-html';
import { feedPath } from '#site/seo/feed';
import type { ConsentScripts } from '#site/services/consent';
import { fontsToPreload } from '#theme/fonts';
import { LAYER_ORDER } from '#theme/layer-order';
import type { BuildAssets, StyleSheet } from './build-assets.ts';
import { bootScript } from './inline-boot-script.ts';
import { renderPageHead } from './page-head.ts';

/** Matches a statement that declares the order of cascade layers. */
const LAYER_STATEMENT = /@layer [\w, ]+;/g;

type DocumentExtras = {
  /** Scripts of the consent provider, which `client/consent.ts` loads. Absent without a configured provider. */
  readonly consent?: ConsentScripts | undefined;
  /** Settings for `client/tracking.ts`. Absent without tracking. */
  readonly tracking?: TrackingSettings | undefined;
  /** Present only in the preview of an editor. */
  readonly livePreview?: LivePreviewData | undefined;
};

/**
 * Renders the HTML document of a page. It inlines the page's styles, contains the props of interactive sections as JSON, and runs only
 * the boot script before the largest paint (`.decisions/0004-scripts-after-the-largest-paint.md`).
 */
export function renderDocument(
  page: Page,
  assets: BuildAssets,
  { consent, tracking, livePreview }: DocumentExtras = {},
): string {
  const { locale, sections } = page;
  const islands = collectIslands(sections);
  // The scripts of other sections load when the visitor is about to use the section (`client/intent.ts`).
  const preloadedTypes = sections.flatMap(({ type, props, hydration }) =>
    props && hydration !== 'onIntent' ? [type] : [],
  );
  const sheets = assets.stylesOf(styledTypesOf(sections));
  const fonts = fontsToPreload(findEmphasis(sections)).map(
    (href) => `<link rel="preload" href="${escapeAttribute(href)}" as="font" type="font/woff2" crossorigin>`,
  );
  return [
    `<!doctype html><html lang="${locale.hreflang}" data-build="${escapeAttribute(assets.buildId)}"${consentAttributes(consent)}${trackingAttribute(tracking)}>`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">',
    brandLinkTags(locale),
    ...fonts,
    ...preloadTags(page.preload),
    `<style data-hrefs="${escapeAttribute(hrefsOf(sheets).join(' '))}">${joinStyles(sheets)}</style>`,
    renderFeedLink(page),
    renderPageHead(page),
    '</head><body>',
    `<script data-entry="${escapeAttribute(assets.entry)}" data-modules="${escapeAttribute(assets.scriptsOf([...new Set(preloadedTypes)], locale).join(' '))}">${bootScript}</script>`,
    renderLayout({
      ...layoutOf(page, consent !== undefined),
      mainHtml: sections.map(({ html }) => html).join(''),
    }),
    renderNavigationStatus(locale, {
      styleSheets: hrefsOf(assets.stylesOf(['navigation-status'])).filter(
        (href) => !hrefsOf(sheets).includes(href),
      ),
    }),
    `<script type="application/json" id="islands">${toScriptJson(islands)}</script>`,
    ...(livePreview ? [renderLivePreviewData(livePreview)] : []),
    '</body></html>',
  ].join('');
}

/** Returns the props of the layout around a page. */
export function layoutOf(page: Page, hasConsentSettings: boolean): Omit<LayoutProps, 'mainHtml'> {
  const { locale, path, layoutData, localisations, preservedQuery } = page;
  return {
    locale,
    path,
    layoutData,
    hasConsentSettings,
    localeOptions: locales.map((option) => ({
      locale: option,
      href: withQuery(localisations[option.code] ?? `/${option.code}`, preservedQuery),
      isCurrent: option.code === locale.code,
      isTranslated: localisations[option.code] !== undefined,
      homeOnlyText: messagesOf(option)('homeOnly'),
    })),
    links: {
      home: withQuery(`/${locale.code}`, preservedQuery),
      search: routePath('search', locale.code),
      account: withQuery(routePath('account', locale.code), preservedQuery),
      cart: withQuery(routePath('cart', locale.code), preservedQuery),
    },
  };
}

function renderLivePreviewData({ origin, sections, layout }: LivePreviewData) {
  const data = { origin, sections, layout } satisfies LivePreviewData;
  return `<script type="application/json" id="${LIVE_PREVIEW_ID}">${toScriptJson(data)}</script>`;
}

function consentAttributes(consent: ConsentScripts | undefined) {
  return consent
    ? ` data-consent-banner="${escapeAttribute(consent.banner)}" data-consent-declaration="${escapeAttribute(consent.declaration)}"`
    : '';
}

function trackingAttribute(tracking: TrackingSettings | undefined) {
  return tracking ? ` data-tracking="${escapeAttribute(JSON.stringify(tracking))}"` : '';
}

/** Returns the tag that preloads the LCP picture. Place it after the viewport tag, because the viewport decides which rendition the browser loads. */
function preloadTags(preload: Page['preload']): string[] {
  if (!preload) return [];
  const { type, srcSet, sizes } = preload;
  return [
    `<link rel="preload" as="image" type="${type}" imagesrcset="${escapeAttribute(srcSet)}" imagesizes="${escapeAttribute(sizes)}" fetchpriority="high">`,
  ];
}

/** Renders the link to the feed. It is equal on all pages of a locale, so client navigation does not replace it. */
function renderFeedLink({ locale, layoutData }: Page) {
  const title = messagesOf(locale)('articles:feed', { name: layoutData.siteName });
  return `<link rel="alternate" type="application/rss+xml" title="${escapeAttribute(title)}" href="${feedPath(locale)}">`;
}

function findEmphasis(sections: Page['sections']) {
  const parts = sections.flatMap(({ html }) =>
    // Headings are not nested, so every second part is the content of a heading.
    html.split(/<\/?h[1-6](?=[ >])/).map((part, index) => ({ part, isHeading: index % 2 === 1 })),
  );
  return {
    inHeadings: parts.some(({ part, isHeading }) => isHeading && hasEmphasis(part)),
    inText: parts.some(({ part, isHeading }) => !isHeading && hasEmphasis(part)),
  };
}

function hasEmphasis(html: string) {
  return /<em[ >]/.test(html);
}

function hrefsOf(sheets: readonly StyleSheet[]) {
  return sheets.map(({ href }) => href);
}

/**
 * Joins style sheets in the given order. Layers decide between primitives and sections. Inside a layer, the order of the sheets decides
 * between rules of equal specificity (`styled-views.ts`). Each sheet declares the order of the layers. The result declares it once.
 */
function joinStyles(sheets: readonly StyleSheet[]) {
  const css = sheets.map((sheet) => sheet.css.replaceAll(LAYER_STATEMENT, '')).join('');
  return `@layer ${LAYER_ORDER.join()};${css}`.replaceAll('</', '<\\/');
}
