import type { FormKitMessage, FormKitPlugin, FormKitTextFragment } from '@formkit/core';
import { createValidationPlugin } from '@formkit/validation';
import type { FieldNode } from './build-nodes.ts';
import type { FormatRuleMessage } from './message-text.ts';
import { ruleOfKey } from './read-rules.ts';

/** The messages of the rules that fail for a value. Warnings do not block the form (hint `?`). */
export type ValidationMessages = { readonly errors: readonly string[]; readonly warnings: readonly string[] };

/** Starts the validation of a form: of its current values, of later changes, and of fields that join it later. */
export function startValidation(form: FieldNode, formatMessage: FormatRuleMessage) {
  form.use([createMessagePlugin(formatMessage), createValidationPlugin()]);
}

/** Returns the messages of one node, in the order of its rules. */
export function validationMessagesOf(node: FieldNode): ValidationMessages {
  const messages = messagesOf(node, 'validation');
  const textsOf = (isBlocking: boolean) =>
    messages.filter(({ blocking }) => blocking === isBlocking).map(textOf);
  return { errors: textsOf(true), warnings: textsOf(false) };
}

/** Returns a node's visible messages of one type. */
export function messagesOf({ store }: FieldNode, type: string): FormKitMessage[] {
  return Object.values(store).filter((message) => message.type === type && message.visible);
}

/** Returns the text of a message. */
export function textOf({ value }: FormKitMessage): string {
  return String(value);
}

/** Returns the path of a field in its form, `guests.0.name`. */
export function pathOf(node: FieldNode): string {
  return node.address.slice(1).join('.');
}

/** Replaces FormKit's i18n plugin for messages of rules. All other messages arrive translated. */
function createMessagePlugin(formatMessage: FormatRuleMessage): FormKitPlugin {
  return (node) => {
    node.hook.text((fragment, next) =>
      next(
        fragment.type === 'validation'
          ? { ...fragment, value: messageOf(fragment, node, formatMessage) }
          : fragment,
      ),
    );
  };
}

function messageOf({ meta }: FormKitTextFragment, node: FieldNode, formatMessage: FormatRuleMessage): string {
  const rule = ruleOfKey(String(meta?.messageKey));
  const fieldMessage: unknown = node.props['messages']?.[rule];
  if (typeof fieldMessage === 'string') return fieldMessage;
  const args: unknown = meta?.i18nArgs?.[0]?.args;
  return formatMessage({
    rule,
    args: Array.isArray(args) ? args : [],
    value: node.value,
    name: node.name,
    labelOf: (name) => {
      const label: unknown = node.at(name)?.props.label;
      return typeof label === 'string' ? label : undefined;
    },
  });
}
