/**
 * Writes into a native control as a visitor would: its form, its listeners and React all hear of it. React notes what is set on
 * the element itself and takes the event that follows for an echo; the prototype's setter goes past that note.
 */
export function writeValue(control: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
