/** These events come before or with the first use. A touch fires `pointerover` first. A screen reader may fire only `click`. */
const EVENTS = ['pointerover', 'focusin', 'click', 'scroll'];
/** Only events on controls show that a visitor is about to use a section. A visitor who scrolls the page touches sections without using them. */
const CONTROLS = 'a[href], button, input, select, textarea, label, summary, video, [tabindex="0"]';

/** Calls a function when the visitor is about to use a control of a section. May call it more than once. */
export function onIntent(section: HTMLElement, onStart: () => void, signal: AbortSignal): void {
  const start = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    if (control && section.contains(control)) onStart();
  };
  // In the capture phase, because `scroll` does not bubble.
  for (const type of EVENTS) section.addEventListener(type, start, { capture: true, passive: true, signal });
  // The visitor may have reached a control while this script was loading.
  if (section.querySelector(`:is(${CONTROLS}):is(:hover, :focus-within)`)) onStart();
}
