import { canonicalPageUrl, type CanonicalSettings } from './canonical.ts';
import type { SiteSettings } from './site-settings.ts';

/** A JSON-LD node (schema.org) without its `@context`. */
export type LinkedData = Readonly<Record<string, unknown>>;

/** One breadcrumb. */
export type Crumb = {
  readonly title: string;
  /** With the locale: `/nl/over-ons`. */
  readonly path: string;
};

type FaqQuestion = {
  readonly question: string;
  /** Sanitised HTML. */
  readonly answer: string;
};

type ArticleMetadata = {
  readonly headline: string;
  readonly url: string;
  readonly description: string | undefined;
  /** Absolute URL. */
  readonly picture: string | undefined;
  /** ISO 8601. */
  readonly published: string | undefined;
  readonly modified: string | undefined;
  /** Name of a person. Without it, the company is the author. */
  readonly author?: string | undefined;
  /** Topic. */
  readonly section?: string | undefined;
};

/** An image of the company's logo. */
type LogoImage = {
  /** Path on the site. */
  readonly path: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
};

/** Returns the company behind the site as an `Organization` node. */
export function organizationNode({ url, name, tagline, company }: SiteSettings, logo: LogoImage): LinkedData {
  const { legalName, street, postalCode, city, country, phone, email, vat, profiles } = company;
  const address = {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: country,
  };
  return {
    '@type': 'Organization',
    '@id': `${url}/#organization`,
    name,
    legalName,
    slogan: tagline,
    url,
    logo: {
      '@type': 'ImageObject',
      '@id': `${url}/#logo`,
      url: url + logo.path,
      width: logo.width,
      height: logo.height,
      caption: name,
    },
    ...(street || city ? { address } : {}),
    telephone: phone,
    email,
    vatID: vat,
    ...(profiles.length > 0 ? { sameAs: profiles.map((profile) => profile.url) } : {}),
  };
}

/** Returns the `WebSite` node of the locale. */
export function webSiteNode({ url, name, siteDescription, currentLocale }: SiteSettings): LinkedData {
  return {
    '@type': 'WebSite',
    '@id': `${url}/${currentLocale.code}#website`,
    url: `${url}/${currentLocale.code}`,
    name,
    description: siteDescription,
    inLanguage: currentLocale.hreflang,
    publisher: { '@id': `${url}/#organization` },
  };
}

/** Returns a `BreadcrumbList` node with canonical URLs. Returns an empty list for the home page. */
export function breadcrumbNodes(
  crumbs: readonly Crumb[],
  { url }: SiteSettings,
  canonical: Pick<CanonicalSettings, 'isLowerCase'>,
): LinkedData[] {
  if (crumbs.length < 2) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ title, path }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: title,
        item: canonicalPageUrl(url, path, canonical),
      })),
    },
  ];
}

/** Returns an `FAQPage` node. Returns an empty list without questions. */
export function faqPageNodes(questions: readonly FaqQuestion[]): LinkedData[] {
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

/** Returns the `Article` node of an article. */
export function articleNode(metadata: ArticleMetadata, site: SiteSettings): LinkedData {
  const { headline, url, description, picture, published, modified, author, section } = metadata;
  const publisher = { '@id': `${site.url}/#organization` };
  return {
    '@type': 'Article',
    headline,
    description,
    image: picture,
    datePublished: published,
    dateModified: modified ?? published,
    inLanguage: site.currentLocale.hreflang,
    mainEntityOfPage: url,
    author: author === undefined ? publisher : { '@type': 'Person', name: author },
    articleSection: section,
    publisher,
  };
}

/** Returns one graph with all nodes. JSON omits undefined properties. */
export function toGraph(nodes: readonly LinkedData[]): LinkedData {
  return { '@context': 'https://schema.org', '@graph': nodes };
}
