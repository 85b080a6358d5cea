import type { RuleMessages } from '../rule-messages.ts';
import type { FieldNode } from '../validation/build-nodes.ts';
import { nodesOf } from './find.ts';
import { isValidating } from './form-state.ts';

/** How long a validation waits for the messages of the rules. */
const MESSAGES_TIMEOUT_MS = 5_000;

/**
 * Creates a function that starts the validation once the messages are loaded. Its promise resolves then, or after a timeout. If the
 * messages cannot be loaded, the visitor can still submit, because the server validates as well. The next call retries.
 */
export function createValidationStart(
  messages: RuleMessages | (() => Promise<RuleMessages>),
  startWith: (messages: RuleMessages) => void,
): () => Promise<void> {
  let started: Promise<void> | undefined;
  const start = async () => {
    if (typeof messages !== 'function') return startWith(messages);
    const loading = messages().then(startWith, (reason: unknown) => {
      started = undefined;
      console.warn(
        `The form is not validated in the browser, because its messages could not be loaded: ${String(reason)}`,
      );
    });
    await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, MESSAGES_TIMEOUT_MS))]);
  };
  return () => (started ??= start());
}

/** Returns whether every value is committed and validated. */
export function isValidated(form: FieldNode): boolean {
  return nodesOf(form).every(({ isSettled }) => isSettled) && !isValidating(form);
}

/**
 * Resolves when every value is committed and validated, including values that change meanwhile. Each field is checked, because the
 * form's own state is wrong after a reset while a value was pending.
 */
export async function whenValidated(form: FieldNode): Promise<void> {
  for (;;) {
    const pending = nodesOf(form).filter((node) => !node.isSettled);
    if (pending.length > 0) await Promise.all(pending.map((node) => node.settled));
    else if (isValidating(form)) await form.ledger.settled('validating');
    else return;
  }
}

/** Runs all rules again, because some read fields that have just become visible or hidden. */
export function revalidate(form: FieldNode) {
  for (const node of nodesOf(form)) node.emit('commit', node.value, false);
}
