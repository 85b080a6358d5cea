import { afterAll, beforeAll } from 'vitest';

/**
 * Adds native popovers to jsdom. A button toggles its popover, Escape closes an `auto` popover, `toggle` events fire, and focus returns
 * to the previous element.
 */
export function mockPopovers() {
  const open = new Map<HTMLElement, Element | null>();

  function report(element: HTMLElement, newState: 'open' | 'closed') {
    element.style.display = newState === 'open' ? 'block' : '';
    element.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  }

  function show(this: HTMLElement) {
    if (open.has(this)) return;
    open.set(this, document.activeElement);
    report(this, 'open');
  }

  function hide(this: HTMLElement) {
    const previousFocus = open.get(this);
    if (!open.delete(this)) return;
    if (this.contains(document.activeElement) && previousFocus instanceof HTMLElement) previousFocus.focus();
    report(this, 'closed');
  }

  function press({ target }: Event) {
    const id = target instanceof Element && target.closest('[popovertarget]')?.getAttribute('popovertarget');
    const popover = id ? document.getElementById(id) : null;
    if (popover) (open.has(popover) ? hide : show).call(popover);
  }

  function escape(event: KeyboardEvent) {
    const top = [...open.keys()].findLast((element) => element.getAttribute('popover') === 'auto');
    if (event.key === 'Escape' && !event.defaultPrevented && top) hide.call(top);
  }

  beforeAll(() => {
    Object.assign(HTMLElement.prototype, { showPopover: show, hidePopover: hide });
    document.addEventListener('click', press);
    document.addEventListener('keydown', escape);
  });
  afterAll(() => {
    for (const method of ['showPopover', 'hidePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, method);
    document.removeEventListener('click', press);
    document.removeEventListener('keydown', escape);
  });

  return { isOpen: (element: HTMLElement) => open.has(element) };
}
