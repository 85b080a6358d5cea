/** Returns the names and values that a form would submit. */
export function getFormData(form: HTMLElement): [string, FormDataEntryValue][] {
  if (!(form instanceof HTMLFormElement)) throw new Error(`Expected a form, found <${form.localName}>.`);
  return [...new FormData(form)];
}
