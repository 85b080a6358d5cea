import { useEffect, useEffectEvent } from 'react';

type ComboboxOptions = {
  readonly input: HTMLInputElement;
  /** Id of the list. */
  readonly listId: string;
  /** Ids of the options in their order. */
  readonly optionIds: readonly string[];
  /** Id of the active option. */
  readonly active: string | undefined;
  readonly onActivate: (id: string | undefined) => void;
};

/** The attributes that the hook sets and the field of a form does not have. */
const ADDED_ATTRIBUTES = [
  'role',
  'aria-autocomplete',
  'aria-expanded',
  'aria-controls',
  'aria-activedescendant',
  'inputmode',
  'enterkeyhint',
];

/**
 * Makes a text field a combobox with a list of options that are links. Arrow keys change the active option, and so do Home and End while
 * an option is active. Enter follows the active option, or submits the form if no option is active. The first Escape deactivates the
 * option. The next Escape closes the popover of the form.
 */
export function useCombobox({ input, listId, optionIds, active, onActivate }: ComboboxOptions) {
  const isExpanded = optionIds.length > 0;
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (active !== undefined && (event.key === 'Enter' || event.key === 'Escape')) {
      event.preventDefault();
      if (event.key === 'Enter') document.getElementById(active)?.click();
      else onActivate(undefined);
      return;
    }
    if (!isExpanded) return;
    const next = nextOption(
      event.key,
      active === undefined ? -1 : optionIds.indexOf(active),
      optionIds.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    onActivate(optionIds[next]);
  });

  useEffect(() => {
    const { type } = input;
    const listener = (event: KeyboardEvent) => pressKey(event);
    // In a field of type `search`, Escape clears the text instead of closing the popover.
    input.type = 'text';
    input.inputMode = 'search';
    input.enterKeyHint = 'search';
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.addEventListener('keydown', listener);
    return () => {
      input.type = type;
      for (const name of ADDED_ATTRIBUTES) input.removeAttribute(name);
      input.removeEventListener('keydown', listener);
    };
  }, [input]);

  useEffect(() => {
    input.setAttribute('aria-expanded', String(isExpanded));
    if (isExpanded) input.setAttribute('aria-controls', listId);
    else input.removeAttribute('aria-controls');
  }, [input, isExpanded, listId]);

  useEffect(() => {
    if (active === undefined) return input.removeAttribute('aria-activedescendant');
    input.setAttribute('aria-activedescendant', active);
    document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
    return undefined;
  }, [input, active]);
}

/**
 * Returns the position of the option that a key activates: -1 for none, `undefined` for a key that moves only the cursor.
 *
 * @param current position of the active option, or -1
 */
function nextOption(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowDown') return current + 1 < count ? current + 1 : -1;
  if (key === 'ArrowUp') return current === -1 ? count - 1 : current - 1;
  if (current === -1) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
