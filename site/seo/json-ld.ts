import type { SiteSettings } from './site-settings.ts';

/** A node of linked data (schema.org), without its `@context`. */
export type LinkedData = Readonly<Record<string, unknown>>;

/** One step of the way to a page. */
export type Crumb = {
  readonly title: string;
  /** With the locale: `/nl/over-ons`. */
  readonly path: string;
};

export type FaqQuestion = {
  readonly question: string;
  /** Sanitised HTML. */
  readonly answer: string;
};

export type ArticleMetadata = {
  readonly headline: string;
  readonly url: string;
  readonly description: string | undefined;
  /** Absolute address. */
  readonly picture: string | undefined;
  /** ISO 8601. */
  readonly published: string | undefined;
  readonly modified: string | undefined;
  /** Who wrote it; without one, the company did. */
  readonly author?: string | undefined;
  /** What it is about, in one word. */
  readonly section?: string | undefined;
};

/** An image of the company's logo. */
export type LogoImage = {
  /** Path on the site. */
  readonly path: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
};

/** Returns the company behind the site as an `Organization` node. */
export function organizationNode({ url, name, company }: SiteSettings, logo: LogoImage): LinkedData {
  const { legalName, street, postalCode, city, country, phone, email, profiles } = company;
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
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

export function webSiteNode({ url, name, description, currentLocale }: SiteSettings): LinkedData {
  return {
    '@type': 'WebSite',
    '@id': `${url}/${currentLocale.code}#website`,
    url: `${url}/${currentLocale.code}`,
    name,
    description,
    inLanguage: currentLocale.hreflang,
    publisher: { '@id': `${url}/#organization` },
  };
}

/** The way to a page from home; nothing for home itself. */
export function breadcrumbNodes(crumbs: readonly Crumb[], { url }: SiteSettings): LinkedData[] {
  if (crumbs.length < 2) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ title, path }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: title,
        item: url + encodeURI(path),
      })),
    },
  ];
}

/** The questions that a page shows with their answers; nothing where it shows none. */
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

/** All nodes as one graph; what is absent is left out. */
export function toGraph(nodes: readonly LinkedData[]): LinkedData {
  return { '@context': 'https://schema.org', '@graph': nodes };
}
