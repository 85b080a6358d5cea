import { INPUT_SENT } from '#site/protocol/sent-input';

/** Forms with the method `post` that received input. A form is removed when it fires `INPUT_SENT` or is reset. A form that has left the document does not count. */
const changedForms = new Set<HTMLFormElement>();

/**
 * Records which forms with the method `post` receive input. Input from before this call is found by comparing controls with their initial values.
 *
 * @param onInput called when the visitor changes a control of such a form, not when a script does
 */
export function watchInput(onInput: () => void): void {
  for (const form of document.forms)
    if (hasPostMethod(form) && [...form.elements].some(isChanged)) changedForms.add(form);
  const addFormOf = ({ target, isTrusted }: Event) => {
    if (!(target instanceof Element && 'form' in target && target.form instanceof HTMLFormElement)) return;
    if (!hasPostMethod(target.form)) return;
    changedForms.add(target.form);
    if (isTrusted) onInput();
  };
  // In the capture phase, because a component may stop the event.
  document.addEventListener('input', addFormOf, { capture: true });
  document.addEventListener('change', addFormOf, { capture: true });
  for (const event of ['reset', INPUT_SENT])
    document.addEventListener(event, ({ target }) => {
      if (target instanceof HTMLFormElement) changedForms.delete(target);
    });
}

/** Returns whether the page must not reload by itself: a form contains input that has not been sent, or the page is a step of the checkout. */
export function mustKeepPage(): boolean {
  return (
    [...changedForms].some(({ isConnected }) => isConnected) ||
    document.querySelector('[data-open-checkout]') !== null
  );
}

/**
 * The input of other forms does not count: a search and a filter are in the URL of their page (`get`), and toggles are never sent (`dialog`,
 * `design-system/reset-on-load`). It reads the attribute, because a field named `method` hides the property.
 */
function hasPostMethod(form: HTMLFormElement) {
  return form.getAttribute('method') === 'post';
}

function isChanged(control: Element) {
  if (control instanceof HTMLInputElement)
    return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement)
    return control.selectedOptions[0] !== (control.querySelector('option[selected]') ?? control.options[0]);
  return control instanceof HTMLTextAreaElement && control.value !== control.defaultValue;
}
