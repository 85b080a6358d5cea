import type { FormEngine } from '../../forms/create-form-engine.ts';
import type { RuleMessages } from '../../forms/rule-messages.ts';

/** Keys of the messages for bad input, by the type of the control. Controls of all other types contain dates. */
const MESSAGE_KEYS: Readonly<Record<string, keyof RuleMessages['rules']>> = {
  number: 'numeric',
  time: 'default',
};

/** Returns the control with a text that the browser cannot parse (`validity.badInput`). Its value is empty, and no event is dispatched. */
export function findBadInput(container: Element): HTMLInputElement | undefined {
  return [...container.querySelectorAll('input')].find(({ validity }) => validity.badInput);
}

/**
 * Reports bad input to the engine: it blocks fields with bad input, and unblocks fields whose input is corrected. Otherwise the form would
 * submit an empty value, because its validation replaces that of the browser. A control can block its field with a message of its own
 * (`setCustomValidity`), as the date picker does for a disabled date. Call it when a field loses the focus and before each submission, not
 * while the visitor types.
 *
 * @param messages if they are not loaded yet, the browser's own message is shown
 */
export function reportBadInput(
  form: HTMLFormElement,
  engine: FormEngine,
  messages: RuleMessages | undefined,
) {
  for (const container of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const control = findBadInput(container);
    const message =
      control && (messages?.rules[MESSAGE_KEYS[control.type] ?? 'date_format'] ?? control.validationMessage);
    engine
      .field(container.dataset['field'] ?? '')
      .block(message ? String(message) : findOwnMessage(container));
  }
}

/** Returns the message with which a control blocks its field. */
function findOwnMessage(container: Element): string | undefined {
  return [...container.querySelectorAll('input')].find(({ validity }) => validity.customError)
    ?.validationMessage;
}
