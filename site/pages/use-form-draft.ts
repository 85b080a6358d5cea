import { type RefObject, useEffect } from 'react';
import { writeValue } from '#design-system/control-value';

/** Types of controls whose text is never stored. */
const SECRET_TYPES = ['password', 'hidden', 'submit'];
/** The key of the customer in a stored draft. No control has an empty name. */
const CUSTOMER = '';
/** Fields with payment data or passwords. A password field has the type `text` while its password is visible. */
const SECRET_FIELDS = '[autocomplete^="cc-"], [autocomplete$="-password"]';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The scope of a draft. Drafts of different websites are separate, like their carts and customers. */
type DraftScope = { readonly area: 'cart' | 'checkout' | 'account'; readonly website: string };

type ScreenDraft = DraftScope & {
  /** Identifies the last customer of the session. `undefined` for a guest. The draft of another customer is not restored. */
  readonly customer: string | undefined;
  /** Identifies the form within its area, in all languages. */
  readonly name: string;
  /** Whether the server shows a posted form again, which is newer than the draft. */
  readonly isPosted: boolean;
};

/**
 * Stores unsent input of a form in session storage, until the tab is closed or `clearDrafts` is called. The draft survives Back, a reload, a
 * change of the language, and an expired token. Passwords, payment data and forms with `autocomplete="off"` are not stored.
 */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  { area, website, customer = '', name, isPosted }: ScreenDraft,
): void {
  const key = `${prefixOf({ area, website })}${name}`;
  useEffect(() => {
    const element = form.current;
    if (!element || element.getAttribute('autocomplete') === 'off') return undefined;
    const store = () => writeDraft(key, customer, element);
    const typed = controlsOf(element).filter(isChanged).map(keyOf);
    if (!isPosted) restore(element, withoutKeys(readDraft(key, customer), typed));
    // Stores input that the visitor typed before hydration.
    if (typed.length > 0) store();
    element.addEventListener('input', store);
    element.addEventListener('change', store);
    return () => {
      element.removeEventListener('input', store);
      element.removeEventListener('change', store);
    };
  }, [form, key, customer, isPosted]);
}

/**
 * Removes drafts, because they were sent, or because the visitor has signed out.
 *
 * @param name the form of the draft. Without it, all drafts of the scope are removed
 */
export function clearDrafts(scope: DraftScope, name?: string): void {
  const prefix = prefixOf(scope);
  try {
    if (name !== undefined) return sessionStorage.removeItem(`${prefix}${name}`);
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // The browser blocks storage.
  }
}

function prefixOf({ area, website }: DraftScope): string {
  return `${area}:${website}:`;
}

/**
 * Writes the values twice, because the fields of an address depend on its country. The second time it omits values that the visitor has changed
 * since.
 */
function restore(form: HTMLFormElement, draft: Readonly<Record<string, string>>) {
  if (Object.keys(draft).length === 0) return;
  writeControls(form, draft);
  const changed: string[] = [];
  const onInput = ({ target }: Event) =>
    changed.push(...controlsOf(form).flatMap((control) => (control === target ? [keyOf(control)] : [])));
  form.addEventListener('input', onInput);
  requestAnimationFrame(() => {
    form.removeEventListener('input', onInput);
    writeControls(form, withoutKeys(draft, changed));
  });
}

function writeControls(form: HTMLFormElement, draft: Readonly<Record<string, string>>) {
  for (const control of controlsOf(form)) {
    const value = draft[keyOf(control)];
    if (value === undefined || value === valueOf(control)) continue;
    if (!isTick(control)) writeValue(control, value);
    // Only the chosen radio button is clicked, because this deselects the others.
    else if (control.type === 'checkbox' || value === control.value) control.click();
  }
}

/** Returns the values of a draft of the customer, or of the guest before signing in. */
function readDraft(key: string, customer: string): Readonly<Record<string, string>> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof draft !== 'object' || draft === null) return {};
    const { [CUSTOMER]: owner = '', ...values } = Object.fromEntries(
      Object.entries(draft).map(([name, value]) => [name, String(value)]),
    );
    return owner === '' || owner === customer ? values : {};
  } catch {
    return {};
  }
}

function writeDraft(key: string, customer: string, form: HTMLFormElement) {
  const draft = Object.fromEntries(
    controlsOf(form).flatMap((control) => {
      const value = valueOf(control);
      return value === undefined ? [] : [[keyOf(control), value]];
    }),
  );
  try {
    sessionStorage.setItem(key, JSON.stringify({ [CUSTOMER]: customer, ...draft }));
  } catch {
    // The storage is full, or the browser blocks it.
  }
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      !SECRET_TYPES.includes(element.type) &&
      !element.matches(SECRET_FIELDS) &&
      element.dataset['draft'] !== 'none',
  );
}

/** Returns whether the visitor has changed a control since the server rendered it. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    // The server marks the selected option. A list that a script has rendered may have no mark. Its first value is then not known.
    const rendered = [...control.options].find(({ defaultSelected }) => defaultSelected);
    return rendered !== undefined && !rendered.selected;
  }
  if (control instanceof HTMLInputElement && isTick(control))
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

function withoutKeys(draft: Readonly<Record<string, string>>, keys: readonly string[]) {
  return Object.fromEntries(Object.entries(draft).filter(([key]) => !keys.includes(key)));
}

function isTick(control: Control): boolean {
  return control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type);
}

/** Returns the key of a control. It contains the value of a checkbox, because those of a group have the same name. Radio buttons share one value. */
function keyOf({ type, name, value }: Control): string {
  return type === 'checkbox' ? `${name}=${value}` : name;
}

/** Returns the value of a control. `undefined` for a radio button that is not chosen. */
function valueOf(control: Control): string | undefined {
  if (!(control instanceof HTMLInputElement) || !isTick(control)) return control.value;
  if (control.type === 'checkbox') return control.checked ? 'on' : '';
  return control.checked ? control.value : undefined;
}
