import type { Condition, ShownWhen } from '#renderer/forms/conditions';
import type { RawFields } from '#site/services/content';

/** The keys under which the CMS keeps conditions, and what they ask (contract §7.1). */
const KEYS: readonly (readonly [key: string, how: Omit<ShownWhen, 'conditions'>])[] = [
  ['if', { every: true, negated: false }],
  ['show_when', { every: true, negated: false }],
  ['if_any', { every: false, negated: false }],
  ['show_when_any', { every: false, negated: false }],
  ['unless', { every: true, negated: true }],
  ['hide_when', { every: true, negated: true }],
  ['unless_any', { every: false, negated: true }],
  ['hide_when_any', { every: false, negated: true }],
];

/** The CMS's many names of one comparison, longest first so that none hides another. */
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

/** Reads when a field is asked for; `undefined` for a field that always is, or whose conditions only the CMS's own pages know. */
export function readShownWhen(config: RawFields): ShownWhen | undefined {
  for (const [key, how] of KEYS) {
    const written = config[key];
    if (typeof written !== 'object' || written === null || Array.isArray(written)) continue;
    const conditions = Object.entries(written).map(([field, rule]) => readCondition(field, String(rule)));
    if (conditions.length > 0) return { ...how, conditions };
  }
  return undefined;
}

function readCondition(field: string, rule: string): Condition {
  const [name, operator] = NAMES.find(([one]) => rule.startsWith(`${one} `)) ?? ['', 'equals' as const];
  return { field, operator, value: rule.slice(name.length).trim() };
}
