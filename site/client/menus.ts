/** The time from the mouse entering an item until its menu opens. */
const OPEN_DELAY_MS = 140;
/** The time from the mouse leaving an item until its menu closes. */
const CLOSE_DELAY_MS = 260;

/** Opens the menus of the main navigation on mouse hover. Touch and keyboard use the menu buttons. */
export function openMenusOnHover() {
  for (const item of document.querySelectorAll<HTMLElement>('[data-menu]')) {
    const panel = document.getElementById(item.dataset['menu'] ?? '');
    if (panel) openOnHover(item, panel);
  }
}

/** Closes an open menu when the focus moves elsewhere. It would cover the focused control. */
export function closeMenusBehindFocus() {
  document.addEventListener('focusin', ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLElement>('header [popover=auto]:popover-open')) {
      const button = document.querySelector(`[popovertarget="${menu.id}"]`);
      if (target instanceof Node && !menu.contains(target) && !button?.contains(target)) menu.hidePopover();
    }
  });
}

/** Locks scrolling while the phone menu is open as a popover. Without scripts, its styles do it. */
export function lockScrollBehindPhoneMenu() {
  const menu = document.getElementById('menu');
  const update = () =>
    document.documentElement.toggleAttribute('data-menu-open', menu?.matches(':popover-open'));
  menu?.addEventListener('toggle', update);
  // It may have opened while this script was loading.
  update();
}

function openOnHover(item: HTMLElement, panel: HTMLElement) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const delayed =
    (delayMs: number, action: () => void) =>
    ({ pointerType }: Pick<PointerEvent, 'pointerType'>) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer);
      timer = setTimeout(action, delayMs);
    };
  // The panel is a child of the item, so a mouse over the panel is also over the item.
  const open = delayed(OPEN_DELAY_MS, () => panel.showPopover());
  item.addEventListener('pointerenter', open);
  item.addEventListener(
    'pointerleave',
    delayed(CLOSE_DELAY_MS, () => {
      // A keyboard user may still be inside the panel.
      if (!panel.contains(document.activeElement)) panel.hidePopover();
    }),
  );
  // The mouse may have entered while this script was loading.
  if (item.matches(':hover')) open({ pointerType: matchMedia('(hover: hover)').matches ? 'mouse' : 'touch' });
}
