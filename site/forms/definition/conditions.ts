import type { Condition, FieldVisibility } from '#renderer/forms/conditions';
import type { RawFields } from '#site/services/content';

/** The configuration keys of conditions, and the meaning of each key (contract §7.1). */
const CONDITION_KEYS: readonly (readonly [key: string, mode: Omit<FieldVisibility, 'conditions'>])[] = [
  ['if', { match: 'all', whenMet: 'visible' }],
  ['show_when', { match: 'all', whenMet: 'visible' }],
  ['if_any', { match: 'any', whenMet: 'visible' }],
  ['show_when_any', { match: 'any', whenMet: 'visible' }],
  ['unless', { match: 'all', whenMet: 'hidden' }],
  ['hide_when', { match: 'all', whenMet: 'hidden' }],
  ['unless_any', { match: 'any', whenMet: 'hidden' }],
  ['hide_when_any', { match: 'any', whenMet: 'hidden' }],
];

/** Names of operators in the CMS. `contains_any` precedes `contains`, because the first name that matches is used. */
const OPERATOR_NAMES: readonly (readonly [name: string, operator: Condition['operator']])[] = [
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

/** Reads when a field is visible. Returns `undefined` for a field that is always visible, or whose condition is PHP code of the CMS. */
export function readFieldVisibility(config: RawFields): FieldVisibility | undefined {
  for (const [key, mode] of CONDITION_KEYS) {
    const value = config[key];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    const conditions = Object.entries(value).map(([field, rule]) => readCondition(field, String(rule)));
    if (conditions.length > 0) return { ...mode, conditions };
  }
  return undefined;
}

function readCondition(field: string, rule: string): Condition {
  const [name, operator] = OPERATOR_NAMES.find(([candidate]) => rule.startsWith(`${candidate} `)) ?? [
    '',
    'equals' as const,
  ];
  return { field, operator, value: rule.slice(name.length).trim() };
}
