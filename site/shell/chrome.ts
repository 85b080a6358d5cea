import type { ContentVisit, Globals, NavItem } from '#site/content';

/** What surrounds a page: navigations and globals of its locale. */
export type Chrome = {
  readonly main: readonly NavItem[];
  readonly footer: readonly NavItem[];
  readonly service: readonly NavItem[];
  readonly siteName: string;
  readonly tagline: string | undefined;
  readonly announcement: { readonly text: string; readonly href: string | undefined } | undefined;
};

const SITE_NAME = 'Veld & Vonk';

/** Asks for everything around a page at once. What cannot be had is left out: the page itself still stands. */
export async function readChrome(content: ContentVisit): Promise<{ chrome: Chrome; globals: Globals }> {
  const [main, footer, service, answered] = await Promise.all([
    content.navTree('main'),
    content.navTree('footer'),
    content.navTree('service'),
    content.globals(),
  ]);
  const globals = answered.ok ? answered.value : {};
  const site = globals['site'] ?? {};
  const announcement = globals['announcement'] ?? {};
  const announced = announcement['enabled'] === false ? undefined : textOf(announcement['text']);
  return {
    globals,
    chrome: {
      main: (main.ok && main.value) || [],
      footer: (footer.ok && footer.value) || [],
      service: (service.ok && service.value) || [],
      siteName: textOf(site['name']) ?? SITE_NAME,
      tagline: textOf(site['footer_line']) ?? textOf(site['tagline']),
      announcement: announced === undefined ? undefined : { text: announced, href: undefined },
    },
  };
}

function textOf(value: unknown) {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
