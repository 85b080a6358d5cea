/** Returns the values of a form’s controls by name, as a browser posts them. */
export function readControls(form: Element): Record<string, string> {
  const values: Record<string, string> = {};
  for (const control of form.querySelectorAll('input, select, textarea')) {
    const name = control.getAttribute('name') ?? '';
    const type = control.getAttribute('type');
    const isUnchecked = (type === 'checkbox' || type === 'radio') && !control.hasAttribute('checked');
    if (name !== '' && !isUnchecked) values[name] = valueOf(control);
  }
  return values;
}

function valueOf(control: Element): string {
  if (control.tagName === 'TEXTAREA') return control.textContent ?? '';
  if (control.tagName === 'SELECT') {
    const option = control.querySelector('option[selected]') ?? control.querySelector('option');
    return option?.getAttribute('value') ?? '';
  }
  const isChoice = ['checkbox', 'radio'].includes(control.getAttribute('type') ?? '');
  return control.getAttribute('value') ?? (isChoice ? 'on' : '');
}
