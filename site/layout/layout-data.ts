import { readLink } from '#renderer/parse/link';
import type { ParseContext } from '#renderer/parse/parse-context';
import type { ContentClient, Globals, NavItem } from '#site/services/content';

/** What surrounds a page: navigations and globals of its locale. */
export type LayoutData = {
  readonly main: readonly NavItem[];
  readonly footer: readonly NavItem[];
  readonly service: readonly NavItem[];
  readonly siteName: string;
  readonly tagline: string | undefined;
  readonly announcement: Announcement | undefined;
  readonly newsletter: Newsletter | undefined;
};

/** One line above everything, with or without a link to more. */
export type Announcement = {
  readonly text: string;
  readonly link: { readonly href: string; readonly label: string } | undefined;
};

/** The way to the page where letters are asked for. */
export type Newsletter = {
  readonly title: string;
  readonly text: string | undefined;
  readonly link: { readonly href: string; readonly label: string };
};

const SITE_NAME = 'Veld & Vonk';

/** A layout with nothing in it but the name. */
export const emptyLayoutData: LayoutData = {
  main: [],
  footer: [],
  service: [],
  siteName: SITE_NAME,
  tagline: undefined,
  announcement: undefined,
  newsletter: undefined,
};

/** Asks for everything around a page at once. What cannot be had is left out: the page itself still stands. */
export async function loadLayoutData(
  content: ContentClient,
  reading: ParseContext,
): Promise<{ layoutData: LayoutData; globals: Globals }> {
  const [main, footer, service, answered] = await Promise.all([
    content.navTree('main'),
    content.navTree('footer'),
    content.navTree('service'),
    content.globals(),
  ]);
  const globals = answered.ok ? answered.value : {};
  const site = globals['site'] ?? {};
  return {
    globals,
    layoutData: {
      main: itemsOf(main, reading),
      footer: itemsOf(footer, reading),
      service: itemsOf(service, reading),
      siteName: textOf(site['name']) ?? SITE_NAME,
      tagline: textOf(site['footer_line']) ?? textOf(site['tagline']),
      announcement: announcementOf(globals['announcement'], reading),
      newsletter: newsletterOf(site, reading),
    },
  };
}

function announcementOf(global: Globals[string] = {}, reading: ParseContext): Announcement | undefined {
  const text = textOf(global['text']);
  if (text === undefined || global['enabled'] === false) return undefined;
  return { text, link: linkOf(global['link'], global['label'], reading) };
}

/** Without a name or a place to go there is nothing to offer. */
function newsletterOf(site: Globals[string], reading: ParseContext): Newsletter | undefined {
  const title = textOf(site['newsletter_title']);
  const link = linkOf(site['newsletter_link'], site['newsletter_label'], reading);
  return title !== undefined && link ? { title, text: textOf(site['newsletter_text']), link } : undefined;
}

function linkOf(address: unknown, name: unknown, reading: ParseContext) {
  const label = textOf(name);
  const href = readLink(addressOf(address) ?? '', reading);
  return label !== undefined && href !== undefined ? { href, label } : undefined;
}

/** A link field is a string, and an object with its address from version 6 on (contract §5.2). */
function addressOf(link: unknown) {
  if (typeof link === 'object' && link !== null && 'url' in link) return textOf(link.url);
  return textOf(link);
}

type NavAnswer = Awaited<ReturnType<ContentClient['navTree']>>;

function itemsOf(answer: NavAnswer, reading: ParseContext): readonly NavItem[] {
  return answer.ok && answer.value ? answer.value.map((item) => withSafeLink(item, reading)) : [];
}

/** Editors type some of these addresses by hand: they are checked and localised like any link of theirs. */
function withSafeLink(item: NavItem, reading: ParseContext): NavItem {
  const url = item.url === null ? null : (readLink(item.url, reading) ?? null);
  return { ...item, url, children: item.children.map((child) => withSafeLink(child, reading)) };
}

function textOf(value: unknown) {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
