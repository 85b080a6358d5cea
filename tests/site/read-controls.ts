import { elementsIn, getAttribute, getText, type HtmlElement } from '../html-tree.ts';

const CONTROLS = ['input', 'select', 'textarea'];

/** Returns the values of a form’s controls by name, as a browser posts them. */
export function readControls(form: HtmlElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const control of elementsIn(form)) {
    const name = getAttribute(control, 'name') ?? '';
    const isUnchecked = isChoice(control) && getAttribute(control, 'checked') === undefined;
    if (CONTROLS.includes(control.tagName) && name !== '' && !isUnchecked) values[name] = valueOf(control);
  }
  return values;
}

function valueOf(control: HtmlElement): string {
  if (control.tagName === 'textarea') return getText(control);
  if (control.tagName === 'select') {
    const options = elementsIn(control).filter(({ tagName }) => tagName === 'option');
    const selected = options.find((option) => getAttribute(option, 'selected') !== undefined);
    const option = selected ?? options[0];
    return (option && getAttribute(option, 'value')) ?? '';
  }
  return getAttribute(control, 'value') ?? (isChoice(control) ? 'on' : '');
}

function isChoice(control: HtmlElement): boolean {
  return ['checkbox', 'radio'].includes(getAttribute(control, 'type') ?? '');
}
