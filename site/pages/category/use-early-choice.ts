import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Applies the visitor's choice in the form of a list before hydration. Otherwise React would reset the controls in its next render.
 *
 * @param formId id of the form
 * @param choose receives the query that the browser would submit
 */
export function useEarlyChoice(formId: string, choose: (query: URLSearchParams) => void): void {
  const apply = useEffectEvent(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement) || ![...form.elements].some(isChanged)) return;
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    choose(new URLSearchParams(entries));
  });
  // Not in `useEffect`, because it must run before the next render.
  useLayoutEffect(() => apply(), []);
}

/** Returns whether a control differs from the server's HTML. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLInputElement) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return false;
  const options = [...control.options];
  const initial = Math.max(
    0,
    options.findIndex(({ defaultSelected }) => defaultSelected),
  );
  return control.selectedIndex !== initial;
}
