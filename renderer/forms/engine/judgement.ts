import { createMessage } from '@formkit/core';
import type { FieldNode } from '../validation/tree.ts';
import { BLURRED } from './field-state.ts';
import { nodesOf } from './find.ts';
import { isValidating } from './form-state.ts';

/** From now on the field says what rules have against it. */
export function markBlurred(node: FieldNode) {
  node.store.set(createMessage({ key: BLURRED, value: true, visible: false }));
}

/** Whether every answer is taken over and judged. */
export function isJudged(form: FieldNode): boolean {
  return nodesOf(form).every(({ isSettled }) => isSettled) && !isValidating(form);
}

/**
 * Waits until every answer is taken over and judged; what is typed meanwhile is waited for, too. Each field is asked whether it is
 * settled: the form itself can say so too early, after a reset in the middle of a word.
 */
export async function judged(form: FieldNode): Promise<void> {
  for (;;) {
    const pending = nodesOf(form).filter((node) => !node.isSettled);
    if (pending.length > 0) await Promise.all(pending.map((node) => node.settled));
    else if (isValidating(form)) await form.ledger.settled('validating');
    else return;
  }
}

/** Lets all rules judge anew: some of them name fields that have just come or gone. */
export function judgeAnew(form: FieldNode) {
  for (const node of nodesOf(form)) node.emit('commit', node.value, false);
}
