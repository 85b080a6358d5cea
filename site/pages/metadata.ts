import type { Picture } from '#renderer/media/picture';
import { plainHeading, readHeading } from '#renderer/parse/heading';
import type { Section } from '#renderer/sections/section';
import { isIndexed, type Locale, locales } from '#site/i18n/locale';
import type { Localisations } from '#site/protocol/payload';
import { canonicalAddress } from '#site/seo/canonical';
import { type Alternate, type Metadata } from '#site/seo/head';
import {
  article,
  breadcrumbList,
  type Crumb,
  faqPage,
  type LinkedData,
  organization,
  webSite,
} from '#site/seo/json-ld';
import { type SiteFacts } from '#site/seo/site-facts';
import { documentTitle, fallbackTitle } from '#site/seo/title';
import type { Entry } from '#site/services/content';
import type { Services } from './page-services.ts';
import { articlePicture, type ChosenPictures, pictureToShare, sharedPicture } from './social-pictures.ts';

/** The locale for visitors whose language is none of ours. */
const ANY_LANGUAGE = 'en';

type ContentFacts = {
  readonly entry: Entry;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly sections: readonly Section[];
  readonly crumbs: readonly Crumb[];
  readonly translations: Localisations;
  readonly preview: boolean;
  /** For sharing. */
  readonly chosen: ChosenPictures;
} & SaidOfPage;

/** What a kind of page says of itself otherwise than by its entry's fields for search engines. */
export type SaidOfPage = {
  readonly heading?: string;
  /** Where editors wrote none for search engines. */
  readonly description?: string;
  /** Stands above the sections. */
  readonly picture?: Picture | undefined;
  /** Stands below them. */
  readonly laterPicture?: Picture | undefined;
  readonly article?: { readonly author: string | undefined; readonly section: string | undefined };
  /** Those that search engines are told of. */
  readonly translations?: Localisations;
  /** It shows nothing that is worth finding. */
  readonly unlisted?: boolean;
};

/** What a content page says of itself to search engines and to those it is shared with (specification §2). */
export function metadataOf(facts: ContentFacts, site: SiteFacts, { canonical: rules }: Services): Metadata {
  const { entry, path, query, sections, crumbs, translations, preview } = facts;
  const { currentLocale, url } = site;
  const heading = facts.heading ?? headingOf(entry, path, currentLocale);
  const indexed = isIndexed(currentLocale) && !entry.seo.noindex && !preview && !facts.unlisted;
  const canonical = canonicalAddress(url, path, query, rules);
  const description = entry.seo.description ?? facts.description ?? site.description;
  const picture = pictureToShare(facts.chosen, {
    above: facts.picture,
    below: facts.laterPicture,
    sections,
  });
  return {
    title: documentTitle({ own: heading, separator: site.titleSeparator, siteName: site.name }),
    heading: heading === '' ? site.name : heading,
    description,
    canonical,
    indexed,
    alternates: indexed ? alternatesOf(translations, url) : [],
    picture: sharedPicture(picture, url),
    kind: entry.collection === 'articles' ? 'article' : 'website',
    linkedData: [
      organization(site),
      webSite(site),
      ...breadcrumbList(crumbs, site),
      ...faqPage(questionsOf(sections)),
      ...articlesOf(
        entry,
        {
          ...facts.article,
          headline: heading,
          address: canonical,
          description,
          picture: articlePicture(picture, url),
        },
        site,
      ),
    ],
  };
}

/** The page in every locale that search engines may list, and which of them is for everybody else. */
export function alternatesOf(translations: Localisations, siteUrl: string): Alternate[] {
  const indexed = locales.filter(isIndexed).flatMap(({ code, hreflang }) => {
    const path = translations[code];
    return path === undefined ? [] : [{ hreflang, address: siteUrl + encodeURI(path) }];
  });
  const anyLanguage = translations[ANY_LANGUAGE];
  if (indexed.length < 2) return [];
  return anyLanguage === undefined
    ? indexed
    : [...indexed, { hreflang: 'x-default', address: siteUrl + encodeURI(anyLanguage) }];
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
    Parameters<typeof article>[0],
    'headline' | 'address' | 'description' | 'author' | 'section' | 'picture'
  >,
  site: SiteFacts,
): LinkedData[] {
  if (collection !== 'articles') return [];
  const published = date ?? undefined;
  return [article({ ...facts, published, modified: updatedAt ?? published }, site)];
}
