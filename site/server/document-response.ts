import type { Page } from '#site/pages/page';
import type { PageOutline } from '#site/protocol/page-fragment';
import { retryAfter } from '#site/protocol/retry-after';
import type { TrackingSettings } from '#site/protocol/tracking-settings';
import type { ConsentProvider } from '#site/services/consent';
import type { TagManager } from '#site/services/tag-manager';
import type { BuildAssets } from './build-assets.ts';
import { cachingOf } from './cache-lifetime.ts';
import { renderDocument } from './document.ts';
import type { RenderedResponse } from './page-cache.ts';
import { createResponse } from './rendered-response.ts';
import { NOINDEX } from './response-headers.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { isTokenUrl } from './token-url.ts';

/** The configuration of all documents: their scripts, styles and external services, and the origins that their security policy allows. */
export type DocumentConfig = {
  readonly assets: BuildAssets;
  /** Origin of the content system's control panel, which shows pages in a frame for live preview. */
  readonly controlPanelOrigin: string | undefined;
  /** Further origins of the content system's videos. */
  readonly videoOrigins: readonly string[];
  /** Origins of payment providers, to which forms redirect. */
  readonly paymentOrigins?: readonly string[];
  /** The provider of all documents except previews and those whose URL contains a token. Absent without a configured one. */
  readonly consentProvider?: ConsentProvider | undefined;
  /** Absent without a configured tag manager. */
  readonly tagManager?: TagManager | undefined;
  /** The tracking of all documents except previews and those whose URL contains a token. */
  readonly tracking?: TrackingSettings | undefined;
  /** Origins of the operator's map service. */
  readonly mapOrigins?: readonly string[];
  readonly now: () => Date;
};

type CreateDocument = (page: Page, request: Request) => RenderedResponse;

/** Creates the function that renders a page as an HTML document with its headers. */
export function createDocumentRenderer(
  {
    assets,
    controlPanelOrigin,
    videoOrigins,
    paymentOrigins = [],
    consentProvider,
    tagManager,
    tracking,
    mapOrigins = [],
    now,
  }: DocumentConfig,
  outlineOf: (page: Page, request: Request) => PageOutline,
): CreateDocument {
  return (page, request) => {
    const origin = page.isEditorPreview ? controlPanelOrigin : undefined;
    // The visits of editors to their drafts are not tracked. Scripts of others can read the URL of the page, so they must not run if it contains a
    // token.
    const isPrivate = page.isPreview || isTokenUrl(new URL(request.url));
    const tracked = isPrivate ? undefined : tracking;
    const consent = isPrivate ? undefined : consentProvider;
    const html = renderDocument(page, assets, {
      consent: consent?.scriptsOf(page.locale.baseLanguage),
      tracking: tracked,
      livePreview: page.isEditorPreview ? { origin, ...outlineOf(page, request) } : undefined,
    });
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-language': page.locale.hreflang,
      'content-security-policy': contentSecurityPolicy(html, {
        frames: origin === undefined ? [] : [origin],
        videos: videoOrigins,
        payments: paymentOrigins,
        consent: consent?.origins ?? [],
        maps: mapOrigins,
        ...(tracked?.tagManager && tagManager && { tags: tagManager }),
      }),
      'cache-control': page.status < 500 ? 'public, max-age=0, must-revalidate' : 'no-store',
      ...retryAfter(page.status),
      ...(page.metadata.indexed ? {} : NOINDEX),
    };
    return createResponse(page.status, html, headers, cachingOf(page, now()));
  };
}
