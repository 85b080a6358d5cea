import { isPreview } from '#site/protocol/drafts';

/**
 * The link to another page of this locale that an event is about, followed in place. Other locales, files and drafts are loaded
 * whole: what stands around a page differs there.
 */
export function pageLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = ownLinkOf(target);
  if (!link || link.dataset['locale'] !== undefined || isPreview(new URL(link.href))) return undefined;
  return isAnotherPage(link) && staysInLocale(link) && !isFile(link) ? link : undefined;
}

/** The link to a place in this page. */
export function placeLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = ownLinkOf(target);
  return link && !isAnotherPage(link) && link.hash !== '' ? link : undefined;
}

/** Whether an address is in the locale of the page that is shown. */
export function staysInLocale({ pathname }: Pick<URL, 'pathname'>): boolean {
  return pathname.split('/')[1] === location.pathname.split('/')[1];
}

function isAnotherPage({ pathname, search }: HTMLAnchorElement) {
  return pathname !== location.pathname || search !== location.search;
}

function isFile({ pathname }: HTMLAnchorElement) {
  return pathname.split('/').at(-1)?.includes('.') ?? false;
}

function ownLinkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isOurs = link?.origin === location.origin && link.target === '' && !link.hasAttribute('download');
  return link && isOurs ? link : undefined;
}
