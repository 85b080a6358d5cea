import { readLink } from '#renderer/parse/link';
import type { ParseContext } from '#renderer/parse/parse-context';
import { type Company, readCompany } from '#site/seo/company';
import type { ContentClient, Globals, NavItem } from '#site/services/content';
import { readLinkField } from './link-field.ts';

/** Navigations and globals of a locale that the layout renders. */
export type LayoutData = {
  readonly main: readonly NavItem[];
  readonly footer: readonly NavItem[];
  readonly service: readonly NavItem[];
  readonly siteName: string;
  readonly tagline: string | undefined;
  readonly announcement: Announcement | undefined;
  readonly newsletter: Newsletter | undefined;
  readonly company: Company;
};

/** A line of text above the header with an optional link. */
export type Announcement = {
  readonly text: string;
  readonly link: { readonly href: string; readonly label: string } | undefined;
};

/** Link to the page with the newsletter form. */
export type Newsletter = {
  readonly title: string;
  readonly text: string | undefined;
  readonly link: { readonly href: string; readonly label: string };
};

const SITE_NAME = 'Veld & Vonk';

/** Layout data with only the site name, for errors. */
export const emptyLayoutData: LayoutData = {
  main: [],
  footer: [],
  service: [],
  siteName: SITE_NAME,
  tagline: undefined,
  announcement: undefined,
  newsletter: undefined,
  company: readCompany({}),
};

/** Loads the layout data and the globals of a site in parallel. If loading fails, the navigations are empty and the globals too. */
export async function loadLayoutData(
  content: ContentClient,
  parseContext: ParseContext,
): Promise<{ layoutData: LayoutData; globals: Globals }> {
  const [main, footer, service, globalsOutcome] = await Promise.all([
    content.navTree('main'),
    content.navTree('footer'),
    content.navTree('service'),
    content.globals(),
  ]);
  const globals = globalsOutcome.ok ? globalsOutcome.value : {};
  const site = globals['site'] ?? {};
  return {
    globals,
    layoutData: {
      main: itemsOf(main, parseContext),
      footer: itemsOf(footer, parseContext),
      service: itemsOf(service, parseContext),
      siteName: textOf(site['name']) ?? SITE_NAME,
      tagline: textOf(site['footer_line']) ?? textOf(site['tagline']),
      announcement: announcementOf(globals['announcement'], parseContext),
      newsletter: newsletterOf(site, parseContext),
      company: readCompany(globals['company'], site),
    },
  };
}

function announcementOf(global: Globals[string] = {}, parseContext: ParseContext): Announcement | undefined {
  const text = textOf(global['text']);
  if (text === undefined || global['enabled'] === false) return undefined;
  return { text, link: linkOf(global['link'], global['label'], parseContext) };
}

/** Returns `undefined` without a title or a link. */
function newsletterOf(site: Globals[string], parseContext: ParseContext): Newsletter | undefined {
  const title = textOf(site['newsletter_title']);
  const link = linkOf(site['newsletter_link'], site['newsletter_label'], parseContext);
  return title !== undefined && link ? { title, text: textOf(site['newsletter_text']), link } : undefined;
}

function linkOf(url: unknown, name: unknown, parseContext: ParseContext) {
  const label = textOf(name);
  const href = readLinkField(url, parseContext);
  return label !== undefined && href !== undefined ? { href, label } : undefined;
}

type NavOutcome = Awaited<ReturnType<ContentClient['navTree']>>;

function itemsOf(outcome: NavOutcome, parseContext: ParseContext): readonly NavItem[] {
  return outcome.ok && outcome.value ? outcome.value.map((item) => withSafeLink(item, parseContext)) : [];
}

/** Validates and localises the URL of an item, because editors can type URLs by hand. */
function withSafeLink(item: NavItem, parseContext: ParseContext): NavItem {
  const url = item.url === null ? null : (readLink(item.url, parseContext) ?? null);
  return { ...item, url, children: item.children.map((child) => withSafeLink(child, parseContext)) };
}

function textOf(value: unknown) {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
