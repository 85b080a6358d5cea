import * as library from '@formkit/rules';
import type { RuleSet } from './rule-types.ts';

export type RuleName = keyof typeof library;

/** All rules of FormKit (specification §5), for forms that developers write. */
export const allFormKitRules: RuleSet & Readonly<Record<RuleName, RuleSet[string]>> = library;

/** The rules of FormKit that a form of the CMS can name. A visitor's browser loads no other rules. */
export const cmsFormKitRules: RuleSet = {
  accepted: library.accepted,
  alpha: library.alpha,
  alphanumeric: library.alphanumeric,
  between: library.between,
  confirm: library.confirm,
  date_after: library.date_after,
  date_after_node: library.date_after_node,
  date_after_or_equal: library.date_after_or_equal,
  date_before: library.date_before,
  date_before_node: library.date_before_node,
  date_before_or_equal: library.date_before_or_equal,
  date_format: library.date_format,
  email: library.email,
  ends_with: library.ends_with,
  max: library.max,
  min: library.min,
  required: library.required,
  starts_with: library.starts_with,
  url: library.url,
};
