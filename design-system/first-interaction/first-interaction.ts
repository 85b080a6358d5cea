/**
 * Calls a function with the event when the visitor first points at a target, focuses it or presses a key in it. The function loads a script
 * that the page does not require, so a failure is ignored, and the next event tries again.
 */
export function onFirstInteraction(
  target: EventTarget,
  load: (first: Event) => Promise<unknown>,
  options?: Pick<AddEventListenerOptions, 'signal'>,
): void {
  let hasStarted = false;
  const start = (event: Event) => {
    if (hasStarted) return;
    hasStarted = true;
    load(event).catch(() => {
      hasStarted = false;
    });
  };
  for (const type of ['pointerover', 'focusin', 'keydown']) target.addEventListener(type, start, options);
}
