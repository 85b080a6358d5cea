/** How long a mouse rests on an item before its menu opens, and may be away before it closes, in milliseconds. */
const OPENS_AFTER_MS = 140;
const CLOSES_AFTER_MS = 260;

/** Opens the menus of the main navigation to a mouse that rests on them; touch and keyboard have their buttons. */
export function openMenusOnHover() {
  for (const item of document.querySelectorAll<HTMLElement>('[data-menu]')) {
    const panel = document.getElementById(item.dataset['menu'] ?? '');
    if (panel) followMouse(item, panel);
  }
}

function followMouse(item: HTMLElement, panel: HTMLElement) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const after =
    (ms: number, act: () => void) =>
    ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(waiting);
      waiting = setTimeout(act, ms);
    };
  // The panel lies in its item, wherever it is drawn: a mouse on it is a mouse on the item.
  item.addEventListener(
    'pointerenter',
    after(OPENS_AFTER_MS, () => panel.showPopover()),
  );
  item.addEventListener(
    'pointerleave',
    after(CLOSES_AFTER_MS, () => {
      // Whoever went on by keyboard is still there.
      if (!panel.contains(document.activeElement)) panel.hidePopover();
    }),
  );
}
