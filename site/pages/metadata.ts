import type { Picture } from '#renderer/media/picture';
import { plainHeading, readHeading } from '#renderer/parse/heading';
import type { Section } from '#renderer/sections/section';
import { isIndexed, type Locale, locales } from '#site/i18n/locale';
import { LOGO } from '#site/media/brand';
import type { Localisations } from '#site/protocol/payload';
import { canonicalUrl } from '#site/seo/canonical';
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
import type { Services } from './page-services.ts';
import {
  articlePictureUrl,
  type EditorPictures,
  chooseSocialPicture,
  toSocialPicture,
} from './social-picture.ts';

/** The locale for visitors whose language is none of ours. */
const ANY_LANGUAGE = 'en';

type MetadataInput = {
  readonly entry: Entry;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly sections: readonly Section[];
  readonly crumbs: readonly Crumb[];
  readonly localisations: Localisations;
  readonly isPreview: boolean;
  /** For sharing. */
  readonly editorPictures: EditorPictures;
} & MetadataOverrides;

/** What a kind of page says of itself otherwise than by its entry's fields for search engines. */
export type MetadataOverrides = {
  readonly heading?: string;
  /** Where editors wrote none for search engines. */
  readonly description?: string;
  /** Stands above the sections. */
  readonly pictureAbove?: Picture | undefined;
  /** Stands below them. */
  readonly pictureBelow?: Picture | undefined;
  readonly article?: { readonly author: string | undefined; readonly section: string | undefined };
  /** Those that search engines are told of. */
  readonly localisations?: Localisations;
  /** It shows nothing that is worth finding. */
  readonly isUnlisted?: boolean;
};

/** What a content page says of itself to search engines and to those it is shared with (specification §2). */
export function createMetadata(
  facts: MetadataInput,
  site: SiteSettings,
  { canonical: rules }: Services,
): Metadata {
  const { entry, path, query, sections, crumbs, localisations, isPreview } = facts;
  const { currentLocale, url } = site;
  const heading = facts.heading ?? headingOf(entry, path, currentLocale);
  const indexed = isIndexed(currentLocale) && !entry.seo.noindex && !isPreview && !facts.isUnlisted;
  const canonical = canonicalUrl(url, path, query, rules);
  const description = entry.seo.description ?? facts.description ?? site.description;
  const picture = chooseSocialPicture(facts.editorPictures, {
    above: facts.pictureAbove,
    below: facts.pictureBelow,
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
    kind: entry.collection === 'articles' ? 'article' : 'website',
    linkedData: [
      organizationNode(site, { ...LOGO, path: LOGO.png }),
      webSiteNode(site),
      ...breadcrumbNodes(crumbs, site),
      ...faqPageNodes(questionsOf(sections)),
      ...articlesOf(
        entry,
        {
          ...facts.article,
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

/** The page in every locale that search engines may list, and which of them is for everybody else. */
export function toAlternates(translations: Localisations, siteUrl: string): Alternate[] {
  const indexed = locales.filter(isIndexed).flatMap(({ code, hreflang }) => {
    const path = translations[code];
    return path === undefined ? [] : [{ hreflang, url: siteUrl + encodeURI(path) }];
  });
  const anyLanguage = translations[ANY_LANGUAGE];
  if (indexed.length < 2) return [];
  return anyLanguage === undefined
    ? indexed
    : [...indexed, { hreflang: 'x-default', url: siteUrl + encodeURI(anyLanguage) }];
}

/** What search engines are shown as the page's title, else what editors call it, else what its address says. */
function headingOf({ seo, title }: Entry, path: string, { language }: Locale) {
  const own = seo.title ?? plainHeading(readHeading(title ?? ''));
  return own === '' ? fallbackTitle(path, language) : own;
}

function questionsOf(sections: readonly Section[]) {
  return sections.flatMap((section) => (section.type === 'faq' ? section.props.questions : []));
}

function articlesOf(
  { collection, date, updatedAt }: Entry,
  facts: Pick<
    Parameters<typeof articleNode>[0],
    'headline' | 'url' | 'description' | 'author' | 'section' | 'picture'
  >,
  site: SiteSettings,
): LinkedData[] {
  if (collection !== 'articles') return [];
  const published = date ?? undefined;
  return [articleNode({ ...facts, published, modified: updatedAt ?? published }, site)];
}
