import { followsLink } from './follows-link.ts';

/** Controls whose native action leaves the page, although the hydrated view handles their click: submit buttons, and links with `data-replay`. */
const HELD = '[type=submit], a[data-replay]';

/** The longest time for which a click is held. The script may never load. */
const MAX_HOLD_MS = 5_000;

/**
 * Holds the clicks on controls of a section until it is hydrated, and records a pressed pointer. Returns a function that ends this and
 * repeats the last click, and the press if the pointer is still pressed. If the section could not be hydrated, the repeated click has its
 * native action. If the control has been replaced, for example by the restored HTML of the server, its replacement receives the click.
 */
export function holdActions(section: HTMLElement, signal: AbortSignal): () => void {
  let held: HTMLElement | undefined;
  let index = -1;
  let press: PointerEvent | undefined;
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  signal.addEventListener('abort', () => ended.abort());
  section.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(HELD) : null;
      if (!control || event.button !== 0 || (control.matches('a') && !followsLink(event))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!held) setTimeout(release, MAX_HOLD_MS);
      held = control;
      index = heldControls().indexOf(control);
    },
    options,
  );
  section.addEventListener('pointerdown', (event) => (press = event), options);
  for (const type of ['pointerup', 'pointercancel'])
    window.addEventListener(type, () => (press = undefined), options);
  return release;

  function release() {
    if (ended.signal.aborted) return;
    ended.abort();
    press?.target?.dispatchEvent(new PointerEvent(press.type, press));
    (held?.isConnected ? held : heldControls()[index])?.click();
  }

  function heldControls() {
    return [...section.querySelectorAll<HTMLElement>(HELD)];
  }
}

/** Returns whether the boot script has recorded a click in a section. */
export function wasClicked(section: HTMLElement): boolean {
  return (window.lanternClicks ?? []).some((target) => section.contains(target));
}

/** Repeats the clicks that the boot script has recorded in a section. They stay in the list, because each section hydrates only once. */
export function replayClicks(section: HTMLElement): void {
  for (const target of window.lanternClicks ?? []) {
    if (!section.contains(target)) continue;
    // Native form controls already reacted to the click, and a second click would undo it.
    if (target.closest('form')) continue;
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
}
