import * as v from 'valibot';
import { readLink } from '#renderer/parse/link';
import type { ParseContext } from '#renderer/parse/parse-context';
import { createScheduleSchema, isShownAt, nextChange } from '#renderer/parse/schedule';
import { type Company, readCompany } from '#site/seo/company';
import type { ContentClient, Globals, NavItem } from '#site/services/content';
import { announcementId } from './announcement-id.ts';
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
  /** The moment at which the announcement appears or disappears, in milliseconds since 1970. */
  readonly changesAt?: number | undefined;
};

/** A line of text above the header with an optional link. */
export type Announcement = {
  /** Differs for each text and link, so that a new announcement is shown to visitors who dismissed another one. */
  readonly id: string;
  readonly text: string;
  readonly link: { readonly href: string; readonly label: string } | undefined;
};

/** Link to the page with the newsletter form. */
export type Newsletter = {
  readonly title: string;
  readonly text: string | undefined;
  readonly link: { readonly href: string; readonly label: string };
};

/** The name of the site if the global `site` has none or cannot be loaded. */
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

/** Loads the navigations and the globals of a site in parallel. Those that cannot be loaded are empty. */
export async function loadLayoutData(
  content: ContentClient,
  parseContext: ParseContext,
  now: Date,
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
      ...announcementAt(now.getTime(), globals['announcement'], parseContext),
      newsletter: newsletterOf(site, parseContext),
      company: readCompany(globals['company'], site),
    },
  };
}

/** Returns the announcement at a time. An announcement with an invalid schedule is not shown, because it might have ended. */
function announcementAt(
  time: number,
  global: Globals[string] = {},
  parseContext: ParseContext,
): Pick<LayoutData, 'announcement' | 'changesAt'> {
  const text = textOf(global['text']);
  const schedule = v.safeParse(createScheduleSchema(parseContext.timeZone ?? 'UTC'), global);
  if (text === undefined || global['enabled'] === false || !schedule.success)
    return { announcement: undefined };
  const link = linkOf(global['link'], global['label'], parseContext);
  const announcement = { id: announcementId([text, link?.href, link?.label]), text, link };
  return {
    announcement: isShownAt(schedule.output, time) ? announcement : undefined,
    changesAt: nextChange([schedule.output], time),
  };
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
