import { escapeAttribute, toScriptJson, escapeText } from './escape-html.ts';
import { toGraph, type LinkedData } from './json-ld.ts';
import type { SiteSettings } from './site-settings.ts';

/** The metadata of a page. */
export type Metadata = {
  /** Document title with the site name. */
  readonly title: string;
  /** Title without the site name, for sharing. */
  readonly heading: string;
  readonly description: string | undefined;
  /** Absolute URL. `undefined` for error pages. */
  readonly canonical: string | undefined;
  readonly indexed: boolean;
  /** The page in all indexed locales, including its own. */
  readonly alternates: readonly Alternate[];
  readonly picture: SocialPicture | undefined;
  readonly kind: 'website' | 'article';
  readonly linkedData: readonly LinkedData[];
};

export type Alternate = { readonly hreflang: string; readonly url: string };
export type SocialPicture = {
  /** Absolute URL. */
  readonly url: string;
  readonly alt: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly type: string;
};

/**
 * Renders the head of a page: title, description, robots, canonical URL, alternates, social metadata and JSON-LD (specification §2).
 * Each element has `data-page`, so that client navigation can replace it.
 */
export function renderHead(page: Metadata, site: SiteSettings): string {
  return [
    `<title data-page>${escapeText(page.title)}</title>`,
    ...meta('name', 'description', page.description),
    ...meta('name', 'robots', page.indexed ? 'index, follow' : 'noindex, nofollow'),
    ...(page.canonical ? [link('canonical', page.canonical)] : []),
    ...page.alternates.map(({ hreflang, url }) => link('alternate', url, hreflang)),
    ...sharing(page, site),
    ...(page.linkedData.length > 0
      ? [`<script data-page type="application/ld+json">${toScriptJson(toGraph(page.linkedData))}</script>`]
      : []),
  ].join('');
}

/** Open Graph metadata, and the Twitter metadata that Open Graph does not cover. */
function sharing({ heading, description, canonical, picture, kind }: Metadata, site: SiteSettings): string[] {
  if (canonical === undefined) return [];
  return [
    ...meta('property', 'og:type', kind),
    ...meta('property', 'og:site_name', site.name),
    ...meta('property', 'og:title', heading),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:url', canonical),
    ...meta('property', 'og:locale', site.currentLocale.hreflang.replace('-', '_')),
    ...meta('property', 'og:image', picture?.url),
    ...meta('property', 'og:image:type', picture?.type),
    ...meta('property', 'og:image:width', picture?.width.toString()),
    ...meta('property', 'og:image:height', picture?.height.toString()),
    ...meta('property', 'og:image:alt', picture?.alt),
    ...meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    ...meta('name', 'twitter:site', site.twitter),
  ];
}

function meta(key: 'name' | 'property', name: string, content: string | undefined): string[] {
  return content ? [`<meta data-page ${key}="${name}" content="${escapeAttribute(content)}">`] : [];
}

function link(rel: string, href: string, hreflang?: string) {
  const language = hreflang === undefined ? '' : ` hreflang="${hreflang}"`;
  return `<link data-page rel="${rel}"${language} href="${escapeAttribute(href)}">`;
}
