import type { Condition, FieldConditions } from '#renderer/forms/conditions';
import type { RawFields } from '#site/services/content';

/** The configuration keys of conditions, and how the conditions of each key are combined (contract §7.1). */
const KEYS: readonly (readonly [key: string, mode: Omit<FieldConditions, 'conditions'>])[] = [
  ['if', { every: true, negated: false }],
  ['show_when', { every: true, negated: false }],
  ['if_any', { every: false, negated: false }],
  ['show_when_any', { every: false, negated: false }],
  ['unless', { every: true, negated: true }],
  ['hide_when', { every: true, negated: true }],
  ['unless_any', { every: false, negated: true }],
  ['hide_when_any', { every: false, negated: true }],
];

/** Names of operators in the CMS. A longer name is listed before a name that it begins with. */
const NAMES: readonly (readonly [name: string, operator: Condition['operator']])[] = [
  ['contains_any', 'contains_any'],
  ['includes_any', 'contains_any'],
  ['contains', 'contains'],
  ['includes', 'contains'],
  ['equals', 'equals'],
  ['isnt', 'not'],
  ['not', 'not'],
  ['is', 'equals'],
  ['===', 'equals'],
  ['!==', 'not'],
  ['==', 'equals'],
  ['!=', 'not'],
  ['>=', '>='],
  ['<=', '<='],
  ['>', '>'],
  ['<', '<'],
];

/** Reads the conditions of a field. Returns `undefined` for a field that is always visible, or whose condition is code of the CMS. */
export function readShownWhen(config: RawFields): FieldConditions | undefined {
  for (const [key, mode] of KEYS) {
    const value = config[key];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    const conditions = Object.entries(value).map(([field, rule]) => readCondition(field, String(rule)));
    if (conditions.length > 0) return { ...mode, conditions };
  }
  return undefined;
}

function readCondition(field: string, rule: string): Condition {
  const [name, operator] = NAMES.find(([candidate]) => rule.startsWith(`${candidate} `)) ?? [
    '',
    'equals' as const,
  ];
  return { field, operator, value: rule.slice(name.length).trim() };
}
