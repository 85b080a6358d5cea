type ValueControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Sets the value of a control and dispatches `input` and `change`, as if the visitor had typed the value. React replaces the `value` setter
 * of the element and ignores events for values that were set with it, so this function calls the setter of the prototype.
 */
export function writeValue(control: ValueControl, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
