type ValueControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Sets the value of a control and dispatches `input` and `change`, as if the visitor typed it. React ignores events for values that
 * were set through the element's own setter, so this calls the setter of the prototype.
 */
export function writeValue(control: ValueControl, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
