import { isScreen } from '#site/pages/screens';
import { collectIslands } from '#site/protocol/collect-islands';
import type { Payload } from '#site/protocol/payload';
import { hydrateIslands, type PageIslands } from './islands.ts';
import { updateAnnouncement } from './update-announcement.ts';

/** The head elements that this module has inserted. Equal elements are not replaced, for example those of a list with other facets. */
let shownHead: string | undefined;
/** The path for which links have `aria-current`. The server has set it for the page of the document. */
let markedPath = location.pathname;

/** Replaces the content of `main`, closes menus, updates the layout around it and hydrates the page's islands. */
export function showPage(payload: Payload, main: HTMLElement): PageIslands {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover=auto]')) menu.hidePopover();
  main.innerHTML = payload.sections.map(({ html }) => html).join('');
  updateLayout(payload);
  return hydrateIslands(main, collectIslands(payload.sections));
}

/**
 * Shows the next page of the application screen that is already shown. Returns false for any other page, also if the sections around the
 * screen differ, such as the breadcrumb of another category.
 */
export function updateScreen(payload: Payload, islands: PageIslands): boolean {
  const screen = payload.sections.find(({ type }) => isScreen(type));
  const others = payload.sections.filter((section) => section !== screen);
  if (!screen || !isShownAround(screen.id, others) || !islands.updateScreen(screen)) return false;
  updateLayout(payload);
  return true;
}

/** Returns the name of the screen that the page shows. */
export function findShownScreen(): string | undefined {
  const islands = document.querySelectorAll<HTMLElement>('main > [data-island]');
  return [...islands].map(({ dataset }) => dataset['island'] ?? '').find(isScreen);
}

/** Returns whether the page shows these sections around a screen. */
function isShownAround(screen: string, sections: Payload['sections']): boolean {
  const { content } = Object.assign(document.createElement('template'), {
    innerHTML: sections.map(({ html }) => html).join(''),
  });
  const shown = [...document.querySelectorAll<HTMLElement>('main > *')].filter(
    ({ dataset }) => dataset['island'] !== screen,
  );
  const next = [...content.children];
  return next.length === shown.length && next.every((element, at) => isSameSection(shown[at], element));
}

/**
 * Compares a shown section with the HTML of the server. Hydration changes an interactive section, so its id is compared. In other sections, the
 * placeholder colours of new pictures and the questions that the visitor has opened do not count.
 */
function isSameSection(shown: HTMLElement | undefined, next: Element): boolean {
  if (!shown) return false;
  const attribute = ['data-island', 'data-intent-island'].find((name) => next.hasAttribute(name));
  if (attribute) return shown.getAttribute(attribute) === next.getAttribute(attribute);
  return withoutState(shown).isEqualNode(withoutState(next));
}

function withoutState(section: Element) {
  // Pictures and videos of a template's document do not load.
  const { ownerDocument } = document.createElement('template').content;
  const copy = ownerDocument.importNode(section, true);
  for (const element of copy.querySelectorAll('[style]')) element.removeAttribute('style');
  for (const element of copy.querySelectorAll('details[open]')) element.removeAttribute('open');
  return copy;
}

/** Updates head elements, the announcement, `aria-current` and the links to other locales. */
function updateLayout({ head, localisations, announcement }: Payload) {
  if (head !== shownHead) {
    for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
    document.head.insertAdjacentHTML('beforeend', head);
    shownHead = head;
  }

  updateAnnouncement(announcement);

  const paths = new Map<string, string>(Object.entries(localisations));
  const { pathname } = location;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[href], footer a[href]')) {
    const { locale } = link.dataset;
    if (locale !== undefined) linkToLocale(link, locale, paths.get(locale));
    else if (pathname !== markedPath) updateAriaCurrent(link);
  }
  markedPath = pathname;
}

/** If the page does not exist in a locale, the link points to that locale's home page and shows a note. */
function linkToLocale(link: HTMLAnchorElement, locale: string, path: string | undefined) {
  const href = path ?? `/${locale}`;
  if (link.getAttribute('href') !== href) link.href = href;
  const note = link.querySelector<HTMLElement>('[data-home-only]');
  if (note) note.hidden = path !== undefined;
}

function updateAriaCurrent(link: HTMLAnchorElement) {
  const { pathname, origin } = location;
  if (link.origin !== origin) return;
  const isParent = pathname.startsWith(`${link.pathname}/`) && link.pathname.split('/').length > 2;
  const current = link.pathname === pathname ? 'page' : isParent ? 'true' : null;
  // The browser computes styles again after each assignment, even of the same value.
  if (link.ariaCurrent !== current) link.ariaCurrent = current;
}
