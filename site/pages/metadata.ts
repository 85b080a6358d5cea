import type { Picture } from '#renderer/media/picture';
import { plainHeading, readHeading } from '#renderer/parse/heading';
import type { Section } from '#renderer/sections/section';
import { isIndexed, locales } from '#site/i18n/locale';
import { LOGO } from '#site/media/brand';
import type { Localisations } from '#site/protocol/payload';
import { canonicalRulesOf, canonicalUrl } from '#site/seo/canonical';
import { type Alternate, type Metadata } from '#site/seo/head';
import {
  articleNode,
  breadcrumbNodes,
  type Crumb,
  faqPageNodes,
  type LinkedData,
  organizationNode,
  webSiteNode,
} from '#site/seo/json-ld';
import { type SiteSettings } from '#site/seo/site-settings';
import { documentTitle, fallbackTitle } from '#site/seo/title';
import type { Entry } from '#site/services/content';
import { ARTICLES } from './articles/article-entries.ts';
import type { Services } from './page-services.ts';
import {
  articlePictureUrl,
  type EditorPictures,
  chooseSocialPicture,
  toSocialPicture,
} from './social-picture.ts';

/** The locale of the `x-default` alternate, for visitors without a supported language. */
const DEFAULT_ALTERNATE = 'en';

type MetadataInput = {
  readonly entry: Entry;
  readonly path: string;
  readonly query: URLSearchParams;
  /** The query parameters that the page declares. */
  readonly queryParameters: readonly string[];
  readonly sections: readonly Section[];
  readonly crumbs: readonly Crumb[];
  readonly localisations: Localisations;
  /** Whether the request has a preview token, valid or not. */
  readonly isPreviewLink: boolean;
  readonly editorPictures: EditorPictures;
} & MetadataOverrides;

/** Metadata of a template. It overrides or extends the metadata from the entry's SEO fields. */
export type MetadataOverrides = {
  readonly heading?: string;
  /** Used if the entry has no SEO description. */
  readonly description?: string;
  /** Picture above the sections. */
  readonly pictureAbove?: Picture | undefined;
  /** Picture below the sections. */
  readonly pictureBelow?: Picture | undefined;
  readonly article?: { readonly author: string | undefined; readonly section: string | undefined };
  /** Localisations for `hreflang` alternates. */
  readonly localisations?: Localisations;
  /** Further nodes of structured data. @param picture absolute URL of the page's picture */
  readonly linkedData?: (url: string, picture: string | undefined) => readonly LinkedData[];
  /** Excludes the page from search engines, for example an empty list. */
  readonly isUnlisted?: boolean;
};

/** Creates the metadata of a content page for search engines and social networks (specification §2). */
export function createMetadata(
  input: MetadataInput,
  site: SiteSettings,
  { canonical: settings }: Services,
): Metadata {
  const { entry, path, query, sections, crumbs, localisations } = input;
  const { currentLocale, url } = site;
  const heading = input.heading ?? headingOf(entry, path, site);
  const indexed = isIndexed(currentLocale) && !entry.seo.noindex && !input.isPreviewLink && !input.isUnlisted;
  const canonical = canonicalUrl(url, path, query, canonicalRulesOf(settings, input.queryParameters));
  const description = entry.seo.description ?? input.description ?? site.description;
  const picture = chooseSocialPicture(input.editorPictures, {
    above: input.pictureAbove,
    below: input.pictureBelow,
    sections,
  });
  return {
    title: documentTitle({ pageTitle: heading, separator: site.titleSeparator, siteName: site.name }),
    heading: heading === '' ? site.name : heading,
    description,
    canonical,
    indexed,
    alternates: indexed ? toAlternates(localisations, url) : [],
    picture: toSocialPicture(picture, url),
    kind: entry.collection === ARTICLES ? 'article' : 'website',
    linkedData: [
      organizationNode(site, { ...LOGO, path: LOGO.png }),
      webSiteNode(site),
      ...breadcrumbNodes(crumbs, site),
      ...faqPageNodes(questionsOf(sections)),
      ...(input.linkedData?.(canonical, articlePictureUrl(picture, url)) ?? []),
      ...articleNodes(
        entry,
        {
          ...input.article,
          headline: heading,
          url: canonical,
          description,
          picture: articlePictureUrl(picture, url),
        },
        site,
      ),
    ],
  };
}

/** Returns the `hreflang` alternates of all indexed locales, with `x-default`. Returns an empty list for a single locale. */
export function toAlternates(localisations: Localisations, siteUrl: string): Alternate[] {
  const indexed = locales.filter(isIndexed).flatMap(({ code, hreflang }) => {
    const path = localisations[code];
    return path === undefined ? [] : [{ hreflang, url: siteUrl + encodeURI(path) }];
  });
  const defaultPath = localisations[DEFAULT_ALTERNATE];
  if (indexed.length < 2) return [];
  return defaultPath === undefined
    ? indexed
    : [...indexed, { hreflang: 'x-default', url: siteUrl + encodeURI(defaultPath) }];
}

/** Returns the SEO title, else the tagline on a home page, else the entry's title, else a title from the path. */
function headingOf({ seo, title, uri }: Entry, path: string, { tagline, currentLocale }: SiteSettings) {
  const written = uri === '/' ? (tagline ?? title) : title;
  const own = seo.title ?? plainHeading(readHeading(written ?? ''));
  return own === '' ? fallbackTitle(path, currentLocale.baseLanguage) : own;
}

function questionsOf(sections: readonly Section[]) {
  return sections.flatMap((section) => (section.type === 'faq' ? section.props.questions : []));
}

function articleNodes(
  { collection, date, updatedAt }: Entry,
  metadata: Pick<
    Parameters<typeof articleNode>[0],
    'headline' | 'url' | 'description' | 'author' | 'section' | 'picture'
  >,
  site: SiteSettings,
): LinkedData[] {
  if (collection !== ARTICLES) return [];
  const published = date ?? undefined;
  return [articleNode({ ...metadata, published, modified: updatedAt ?? published }, site)];
}
