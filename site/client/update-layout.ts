import type { Payload } from '#site/protocol/payload';

/** Brings what stands around `main` up to the page now shown: head elements, marks of the current page, links to translations. */
export function updateShell({ head, translations }: Payload) {
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  document.head.insertAdjacentHTML('beforeend', head);

  const paths = new Map<string, string>(Object.entries(translations));
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[href], footer a[href]')) {
    const { locale } = link.dataset;
    if (locale === undefined) markCurrent(link);
    else leadToTranslation(link, locale, paths.get(locale));
  }
}

/** Where the page is not translated the link leads home, and shows its note that says so. */
function leadToTranslation(link: HTMLAnchorElement, locale: string, path: string | undefined) {
  link.href = path ?? `/${locale}`;
  const note = link.querySelector<HTMLElement>('[data-home-only]');
  if (note) note.hidden = path !== undefined;
}

function markCurrent(link: HTMLAnchorElement) {
  const { pathname, origin } = location;
  if (link.origin !== origin) return;
  if (link.pathname === pathname) link.setAttribute('aria-current', 'page');
  else if (pathname.startsWith(`${link.pathname}/`) && link.pathname.split('/').length > 2)
    link.setAttribute('aria-current', 'true');
  else link.removeAttribute('aria-current');
}
