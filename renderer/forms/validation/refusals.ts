import type { FormKitMessage } from '@formkit/core';
import type { FieldNode } from './tree.ts';

/** What rules have against one answer. Advice is what does not keep the form from being sent (`?`). */
export type Refusals = { readonly errors: readonly string[]; readonly advice: readonly string[] };

/** What rules have against the answer of this one node now, in the order of the rules. */
export function refusalsOf(node: FieldNode): Refusals {
  const refused = messagesOf(node, 'validation');
  const textsOf = (blocking: boolean) => refused.filter((one) => one.blocking === blocking).map(textOf);
  return { errors: textsOf(true), advice: textsOf(false) };
}

/** A node's messages of one kind that a visitor may see. */
export function messagesOf({ store }: FieldNode, type: string): FormKitMessage[] {
  return Object.values(store).filter((message) => message.type === type && message.visible);
}

export function textOf({ value }: FormKitMessage): string {
  return String(value);
}

/** Where a field stands in its form: `guests.0.name`. */
export function pathOf(node: FieldNode): string {
  return node.address.slice(1).join('.');
}
