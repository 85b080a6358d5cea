import { localeCodeOf } from '#site/protocol/path-locale';
import {
  MAX_SHOWN_QUANTITY,
  SESSION_CHANGED,
  SESSION_PATH,
  type SessionSummary,
} from '#site/protocol/session-summary';
import * as styles from './session-summary.css.ts';

const TIMEOUT_MS = 5_000;

/** The number of the last call. Responses of earlier calls are outdated. Safe, because a document belongs to one visitor. */
let lastCall = 0;

/**
 * Shows the number of pieces in the cart and the name of the contact in the header. Asks the server only if the visitor has a session of
 * this website. If the server fails, the header stays as it is.
 */
export async function showSessionSummary(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLElement>('a[data-slot]')];
  const marker = links[0]?.dataset['marker'];
  if (marker === undefined) return;
  lastCall += 1;
  const call = lastCall;
  const summary = document.cookie.includes(`${marker}=1`) ? await loadSummary() : undefined;
  if (summary === 'failed' || call !== lastCall) return;
  for (const link of links) {
    const isCart = link.dataset['slot'] === 'cart';
    link.dataset['label'] ??= link.ariaLabel ?? '';
    link.ariaLabel = (isCart ? summary?.labels.cart : summary?.labels.account) ?? link.dataset['label'];
    const text = isCart ? shownQuantity(summary?.cartQuantity ?? 0) : (summary?.contact ?? '');
    const shown = link.querySelector('span') ?? link.appendChild(document.createElement('span'));
    shown.className = isCart ? styles.quantity : styles.contact;
    shown.hidden = text === '';
    shown.replaceChildren(text);
    link.classList.add(styles.link);
  }
}

async function loadSummary(): Promise<SessionSummary | 'failed'> {
  const locale = localeCodeOf(location.pathname);
  try {
    const response = await fetch(`${SESSION_PATH}?locale=${locale}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const json: unknown = response.ok ? await response.json() : undefined;
    return isSessionSummary(json) ? json : 'failed';
  } catch {
    return 'failed';
  }
}

/** A proxy may respond with something else. */
function isSessionSummary(json: unknown): json is SessionSummary {
  return typeof json === 'object' && json !== null && 'cartQuantity' in json && 'labels' in json;
}

function shownQuantity(quantity: number) {
  if (quantity === 0) return '';
  return quantity > MAX_SHOWN_QUANTITY
    ? `${MAX_SHOWN_QUANTITY}+`
    : new Intl.NumberFormat(document.documentElement.lang).format(quantity);
}

// A page of the back/forward cache may show an outdated summary.
for (const event of [SESSION_CHANGED, 'pageshow'])
  window.addEventListener(event, () => void showSessionSummary());
void showSessionSummary();
