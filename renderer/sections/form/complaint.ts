import type { FieldProblem } from '../../forms/engine/form-state.ts';
import { interpolate } from '../../render/text-templates.ts';

/** What is wrong with an answer, where it is said away from its field. A question has its own mark at its end. */
export function complaintOf({ label, message }: FieldProblem, complaint: string): string {
  if (message.includes(label)) return message;
  return /[?!.…]$/.test(label) ? `${label} ${message}` : interpolate(complaint, { label, message });
}
