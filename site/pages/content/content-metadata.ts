import type { Picture } from '#renderer/media/picture';
import { plainHeading, readHeading } from '#renderer/parse/heading';
import type { Section } from '#renderer/sections/section';
import { LOGO } from '#site/media/brand';
import type { Localisations } from '#site/protocol/payload';
import type { Metadata } from '#site/seo/head';
import {
  articleNode,
  breadcrumbNodes,
  type Crumb,
  faqPageNodes,
  type LinkedData,
  organizationNode,
  webSiteNode,
} from '#site/seo/json-ld';
import type { SiteSettings } from '#site/seo/site-settings';
import { fallbackTitle } from '#site/seo/title';
import type { Entry } from '#site/services/content';
import { ARTICLES } from '../articles/article-entries.ts';
import { createMetadata } from '../metadata.ts';
import type { Services } from '../page-services.ts';
import { articlePictureUrl, type EditorPictures, chooseSocialPicture } from '../social-picture.ts';

type ContentMetadataInput = {
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
  /** Whether search engines may index the page. False, for example, for an empty list. Default: true. */
  readonly indexed?: boolean;
};

/** Creates the metadata of a content page for search engines and social networks (specification §2). */
export function createContentMetadata(
  input: ContentMetadataInput,
  site: SiteSettings,
  services: Services,
): Metadata {
  const { entry, path, query, sections, crumbs, localisations } = input;
  const description = entry.seo.description ?? input.description ?? site.description;
  const picture = chooseSocialPicture(input.editorPictures, {
    above: input.pictureAbove,
    below: input.pictureBelow,
    sections,
  });
  const metadata = createMetadata(
    {
      heading: input.heading ?? headingOf(entry, path, site),
      description,
      path,
      query,
      canonicalParameters: input.queryParameters,
      indexed: !entry.seo.noindex && !input.isPreviewLink && input.indexed !== false,
      localisations,
      picture,
    },
    site,
    services,
  );
  const articlePicture = articlePictureUrl(picture, site.url);
  return {
    ...metadata,
    kind: entry.collection === ARTICLES ? 'article' : 'website',
    linkedData: [
      organizationNode(site, { ...LOGO, path: LOGO.png }),
      webSiteNode(site),
      ...breadcrumbNodes(crumbs, site, services.canonical),
      ...faqPageNodes(questionsOf(sections)),
      ...(input.linkedData?.(metadata.canonical, articlePicture) ?? []),
      ...articleNodes(
        entry,
        {
          ...input.article,
          headline: metadata.heading,
          url: metadata.canonical,
          description,
          picture: articlePicture,
        },
        site,
      ),
    ],
  };
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
