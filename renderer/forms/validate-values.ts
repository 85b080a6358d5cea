import type { RuleMessages } from './rule-messages.ts';
import { buildForm, type NodeSetup } from './validation/build-nodes.ts';
import { createMessageFormatter } from './validation/message-text.ts';
import {
  pathOf,
  startValidation,
  type ValidationMessages,
  validationMessagesOf,
} from './validation/node-validation.ts';

type ValidateSetup = Omit<NodeSetup, 'isSubmitted'> & {
  readonly messages: RuleMessages;
  /** BCP 47 tag for `Intl`. */
  readonly locale: string;
};

/**
 * Validates submitted values with the same code as the browser. Returns the messages by path (`guests.0.name`), in the order of the
 * form.
 *
 * @param setup `fields` must contain only visible or filled-in fields. A field without a value in `values` counts as empty
 */
export async function validateValues({
  messages,
  locale,
  ...setup
}: ValidateSetup): Promise<Map<string, ValidationMessages>> {
  const form = buildForm({ ...setup, isSubmitted: true });
  // FormKit's ledger counts the messages of all nodes: it is settled when no field is validating.
  void form.ledger.count('validating', ({ key }) => key === 'validating');
  startValidation(form, createMessageFormatter(messages, locale));
  await form.ledger.settled('validating');

  const messagesByPath = new Map<string, ValidationMessages>();
  form.walk((node) => {
    const found = validationMessagesOf(node);
    if (found.errors.length + found.warnings.length > 0) messagesByPath.set(pathOf(node), found);
  });
  return messagesByPath;
}
