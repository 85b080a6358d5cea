/** A form control that contains input of the visitor. */
export type InputControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Copies the visitor's input from removed nodes to the controls of the same name in an element. Controls that the element does not
 * have are ignored. Each changed control fires `input`, so that its form counts as unsent input.
 */
export function copyInput(removed: ParentNode, element: ParentNode): void {
  const sources = new Map(findControls(removed).map((control) => [keyOf(control), control]));
  for (const control of findControls(element)) {
    const source = sources.get(keyOf(control));
    if (!source) continue;
    const before = inputOf(control);
    if (!(control instanceof HTMLInputElement) || !(source instanceof HTMLInputElement))
      control.value = source.value;
    else if (isChoice(control)) control.checked = source.checked;
    else if (control.type === 'file') control.files = source.files;
    else control.value = source.value;
    if (inputOf(control) !== before) control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function findControls(parent: ParentNode): InputControl[] {
  return [
    ...parent.querySelectorAll<InputControl>('input[name]:not([type=hidden]), textarea[name], select[name]'),
  ];
}

function inputOf(control: InputControl) {
  return control instanceof HTMLInputElement && isChoice(control) ? control.checked : control.value;
}

/** The controls of a choice share their name, so their value identifies them. */
function keyOf(control: InputControl) {
  return isChoice(control) ? `${control.name}=${control.value}` : control.name;
}

function isChoice(control: InputControl) {
  return control.type === 'checkbox' || control.type === 'radio';
}
