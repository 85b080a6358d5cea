import { judge } from './validation/judge.ts';
import type { RuleMessages } from './validation/messages.ts';
import { pathOf, type Refusals, refusalsOf } from './validation/refusals.ts';
import { ruleTexts } from './validation/rule-texts.ts';
import { createTree, type TreeSetup } from './validation/tree.ts';

export type { FieldDescription, Values } from './validation/description.ts';
export { libraryRules } from './validation/library-rules.ts';
export {
  languages,
  loadRuleMessages,
  loadRuleMessagesFor,
  type RuleMessages,
} from './validation/messages.ts';
export { type RuleEntry, type Rules, requiresAnswer } from './validation/read-rules.ts';
export type { Refusals } from './validation/refusals.ts';
export type { JudgedField, Rule, RuleBook } from './validation/rules.ts';

export type CheckSetup = Omit<TreeSetup, 'sent'> & {
  readonly messages: RuleMessages;
  /** What `Intl` formats by. */
  readonly locale: string;
};

/**
 * Judges answers by the rules of a form, as the browser does and by the same code, for whoever receives them: gives what is refused,
 * by field (`guests.0.name`), in the order of the form. Fields that are not asked are left out of the description.
 *
 * @param setup `values` are what was sent: a field that is not among them was left empty
 */
export async function validateValues({
  messages,
  locale,
  ...setup
}: CheckSetup): Promise<Map<string, Refusals>> {
  const form = createTree({ ...setup, sent: true });
  void form.ledger.count('validating', ({ key }) => key === 'validating');
  judge(form, ruleTexts(messages, locale));
  await form.ledger.settled('validating');

  const refused = new Map<string, Refusals>();
  form.walk((node) => {
    const refusals = refusalsOf(node);
    if (refusals.errors.length + refusals.advice.length > 0) refused.set(pathOf(node), refusals);
  });
  return refused;
}
