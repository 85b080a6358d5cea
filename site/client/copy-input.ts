/** A form control that contains input of the visitor. */
export type InputControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Copies the visitor's input from removed nodes to the controls of the same name in an element. Controls that the element does not
 * have are ignored.
 */
export function copyInput(removed: ParentNode, element: ParentNode): void {
  const sources = new Map(findControls(removed).map((control) => [keyOf(control), control]));
  for (const control of findControls(element)) {
    const source = sources.get(keyOf(control));
    if (!source) continue;
    if (!(control instanceof HTMLInputElement) || !(source instanceof HTMLInputElement))
      control.value = source.value;
    else if (isChoice(control)) control.checked = source.checked;
    else if (control.type === 'file') control.files = source.files;
    else control.value = source.value;
  }
}

function findControls(parent: ParentNode): InputControl[] {
  return [
    ...parent.querySelectorAll<InputControl>('input[name]:not([type=hidden]), textarea[name], select[name]'),
  ];
}

/** The controls of a choice share their name, so their value identifies them. */
function keyOf(control: InputControl) {
  return isChoice(control) ? `${control.name}=${control.value}` : control.name;
}

function isChoice(control: InputControl) {
  return control.type === 'checkbox' || control.type === 'radio';
}
