/** Forms that received input. A sent form leaves the document, so it no longer counts. */
const changedForms = new Set<HTMLFormElement>();

/**
 * Records which forms receive input. Input from before this call is found by comparing controls with their initial values.
 *
 * @param onInput called for each form that received its first input
 */
export function watchInput(onInput: () => void): void {
  const add = (form: HTMLFormElement) => {
    if (!changedForms.has(form)) onInput();
    changedForms.add(form);
  };
  for (const form of document.forms) if ([...form.elements].some(isChanged)) add(form);
  const addFormOf = ({ target }: Event) => {
    if (target instanceof Element && 'form' in target && target.form instanceof HTMLFormElement)
      add(target.form);
  };
  // In the capture phase, because a component may stop the event.
  document.addEventListener('input', addFormOf, { capture: true });
  document.addEventListener('change', addFormOf, { capture: true });
  document.addEventListener('reset', ({ target }) => {
    if (target instanceof HTMLFormElement) changedForms.delete(target);
  });
}

/** Whether a form of the page contains input of the visitor that has not been sent. A reload could lose it. */
export function hasUnsentInput(): boolean {
  return [...changedForms].some(({ isConnected }) => isConnected);
}

function isChanged(control: Element) {
  if (control instanceof HTMLInputElement)
    return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
  return control instanceof HTMLTextAreaElement && control.value !== control.defaultValue;
}
