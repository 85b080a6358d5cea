/** Forms that received input. A sent form leaves the document, so it no longer counts. */
const changedForms = new Set<HTMLFormElement>();

/** Records which forms receive input. Input from before this call is found by comparing controls with their initial values. */
export function watchInput(): void {
  for (const form of document.forms) if ([...form.elements].some(isChanged)) changedForms.add(form);
  // In the capture phase, because a component may stop the event.
  document.addEventListener('input', ({ target }) => addForm(target), { capture: true });
  document.addEventListener('change', ({ target }) => addForm(target), { capture: true });
  document.addEventListener('reset', ({ target }) => {
    if (target instanceof HTMLFormElement) changedForms.delete(target);
  });
}

/** Whether a form of the page contains input of the visitor that has not been sent. A reload could lose it. */
export function hasUnsentInput(): boolean {
  return [...changedForms].some(({ isConnected }) => isConnected);
}

function addForm(target: EventTarget | null) {
  if (target instanceof Element && 'form' in target && target.form instanceof HTMLFormElement)
    changedForms.add(target.form);
}

function isChanged(control: Element) {
  if (control instanceof HTMLInputElement)
    return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
  return control instanceof HTMLTextAreaElement && control.value !== control.defaultValue;
}
