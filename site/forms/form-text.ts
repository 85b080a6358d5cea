/** Returns a text of a posted form, or an empty text if the form lacks it. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
