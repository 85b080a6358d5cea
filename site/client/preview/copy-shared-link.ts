import type { SharedLink } from '#site/protocol/preview';
import { hasModifierKey } from '../follows-link.ts';

/** The time limit of the request for a shared preview. Browsers let a page open a window up to five seconds after a click. */
const TIMEOUT_MS = 4_000;

/**
 * Copies the URL of a shared preview when the visitor clicks “share”, and shows until when the URL is valid. If the browser does not allow
 * copying, it shows and selects the URL. If the request fails, it opens the shared preview.
 */
export function copySharedLink(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-share]') : null;
    const status = link?.closest('aside')?.querySelector('[role=status]');
    if (!link || !status || hasModifierKey(event)) return;
    event.preventDefault();
    void createSharedLink(link.href)
      .then((shared) => copy(shared, status))
      .catch(() => window.open(link.href, '_blank', 'noopener'));
  });
}

async function createSharedLink(href: string): Promise<SharedLink> {
  const response = await fetch(href, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`Shared preview: expected status 200, got ${response.status}.`);
  // Server and browser of one build share the type.
  return (await response.json()) as SharedLink;
}

async function copy({ url, copied, notCopied }: SharedLink, status: Element) {
  try {
    await navigator.clipboard.writeText(url);
    status.textContent = copied;
  } catch {
    const text = document.createElement('span');
    text.textContent = url;
    status.replaceChildren(`${notCopied} `, text);
    document.getSelection()?.selectAllChildren(text);
  }
}
