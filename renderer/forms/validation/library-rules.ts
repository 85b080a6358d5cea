import * as library from '@formkit/rules';
import type { RuleBook } from './rules.ts';

export type RuleName = keyof typeof library;

/** All rules of the form library (specification §5), under its names. A form that knows which it can name takes those alone. */
export const libraryRules: RuleBook & Readonly<Record<RuleName, RuleBook[string]>> = library;
