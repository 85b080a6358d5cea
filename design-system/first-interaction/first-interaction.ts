/**
 * Calls a function once, when the visitor first points at a target or focuses it. The function loads a script without which the page
 * works, so a failure is ignored.
 */
export function onFirstInteraction(
  target: EventTarget,
  load: () => Promise<unknown>,
  signal?: AbortSignal,
): void {
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    void load().catch(() => undefined);
  };
  for (const type of ['pointerover', 'focusin'])
    target.addEventListener(type, start, signal ? { once: true, signal } : { once: true });
}
