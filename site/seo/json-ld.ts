import { LOGO } from '#site/media/brand';
import type { SiteFacts } from './site-facts.ts';

/** A node of linked data (schema.org), without its `@context`. */
export type LinkedData = Readonly<Record<string, unknown>>;

/** One step of the way to a page. */
export type Crumb = {
  readonly title: string;
  /** With the locale: `/nl/over-ons`. */
  readonly path: string;
};

export type Question = {
  readonly question: string;
  /** Sanitised HTML. */
  readonly answer: string;
};

export type ArticleFacts = {
  readonly headline: string;
  readonly address: string;
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

/** The company behind the site. */
export function organization({ url, name, company }: SiteFacts): LinkedData {
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
      url: url + LOGO.png,
      width: LOGO.width,
      height: LOGO.height,
      caption: name,
    },
    ...(street || city ? { address } : {}),
    telephone: phone,
    email,
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

export function webSite({ url, name, description, currentLocale }: SiteFacts): LinkedData {
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
export function breadcrumbList(crumbs: readonly Crumb[], { url }: SiteFacts): LinkedData[] {
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
export function faqPage(questions: readonly Question[]): LinkedData[] {
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

export function article(facts: ArticleFacts, { url, currentLocale }: SiteFacts): LinkedData {
  const { headline, address, description, picture, published, modified, author, section } = facts;
  return {
    '@type': 'Article',
    headline,
    description,
    image: picture,
    datePublished: published,
    dateModified: modified ?? published,
    inLanguage: currentLocale.hreflang,
    mainEntityOfPage: address,
    author: author === undefined ? { '@id': `${url}/#organization` } : { '@type': 'Person', name: author },
    articleSection: section,
    publisher: { '@id': `${url}/#organization` },
  };
}

/** All nodes as one graph; what is absent is left out. */
export function graphOf(nodes: readonly LinkedData[]): LinkedData {
  return { '@context': 'https://schema.org', '@graph': nodes };
}
