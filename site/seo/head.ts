import { escapeAttribute, toScriptJson, escapeText } from './escape-html.ts';
import { toGraph, type LinkedData } from './json-ld.ts';
import type { SiteSettings } from './site-settings.ts';

/** What the head says of one page. */
export type Metadata = {
  /** The whole title, the site's name included. */
  readonly title: string;
  /** The page's title alone, for those who share it. */
  readonly heading: string;
  readonly description: string | undefined;
  /** Absolute; absent where there is nothing to index. */
  readonly canonical: string | undefined;
  readonly indexed: boolean;
  /** The same page in all locales that are indexed, its own among them. */
  readonly alternates: readonly Alternate[];
  readonly picture: SocialPicture | undefined;
  readonly kind: 'website' | 'article';
  readonly linkedData: readonly LinkedData[];
};

export type Alternate = { readonly hreflang: string; readonly url: string };
export type SocialPicture = {
  /** Absolute address. */
  readonly url: string;
  readonly alt: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly type: string;
};

/**
 * The head of a page: title, description, robots, canonical, translations, what is shown when it is shared, and what search
 * engines read (specification §2). Each element carries `data-page`, so that client navigation can exchange them.
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

/** Open Graph, and of Twitter's own what Open Graph does not say. */
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
