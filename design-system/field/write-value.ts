/**
 * Sets the value of an input and dispatches `input` and `change`, as if the visitor typed it. React ignores events for values that
 * were set through the element's own setter, so this calls the setter of the prototype.
 */
export function writeValue(control: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
