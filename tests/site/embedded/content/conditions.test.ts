import { expect, test } from 'vitest';
import type { JsonValue } from '../../../../site/embedded/content/files/json-value.ts';
import { createConditionTest } from '../../../../site/embedded/content/query/conditions.ts';

const now = Date.parse('2026-03-14T12:00:00Z');

test.each<[condition: string, value: string, yes: JsonValue[], no: JsonValue[]]>([
  ['is', 'Lamp', ['lamp', 'LAMP'], ['lamps', null, ['lamp']]],
  ['equals', 'true', [true, 1], [false, null, 'yes']],
  ['is', '5.0', [5, '5'], [50, '5.1']],
  ['is', '007', ['007'], [7]],
  ['isnt', 'lamp', ['chair', null], ['Lamp']],
  ['exists', 'true', ['', 0, false], [null]],
  ['exists', 'false', [null], ['a']],
  ['not_set', '1', [null], ['']],
  ['contains', 'AM', ['lamp', ['ham']], ['chair', null]],
  ['doesnt_contain', 'am', ['chair', null], ['lamp']],
  ['in', 'a|b', ['a', 'b'], ['a|b', 'c', null]],
  ['in', '1|2', [1, '2'], [3]],
  ['not_in', 'a|b', ['c', null], ['a']],
  ['begins_with', 'la', ['Lamp'], ['a lamp']],
  ['doesnt_start_with', 'la', ['a lamp'], ['Lamp']],
  ['ends_with', 'MP', ['lamp'], ['lamps']],
  ['greater_than', '5', [6, '10'], [5, 4, null]],
  ['gte', '5', [5], [4]],
  ['lt', 'm', ['lamp'], ['oak', null]],
  ['lte', '2026-03-14', ['2026-03-14', '2025-12-31'], ['2026-03-15']],
  ['regex', '^la.p$', ['Lamp', 'lasp'], ['lamps']],
  ['matches', '/^la/i', ['Lamp'], ['a lamp']],
  ['matches', '(', [], ['(']],
  ['doesnt_match', '^la', ['oak'], ['lamp']],
  ['is_alpha', 'true', ['lamp'], ['lamp 2', '']],
  ['is_alpha_numeric', 'true', ['lamp2'], ['lamp 2']],
  ['is_numeric', 'true', ['12.5', 3], ['12a', '']],
  ['is_url', 'true', ['https://example.test/a'], ['example.test', 'javascript:alert(1)']],
  [
    'is_embeddable',
    'true',
    ['https://www.youtube.com/watch?v=1', 'https://vimeo.com/1'],
    ['https://example.test/vimeo.com/'],
  ],
  ['is_email', 'true', ['kim@example.test'], ['kim@example', 'kim']],
  ['is_future', 'true', ['2026-03-14 12:01'], ['2026-03-14 11:59', null, 'soon']],
  ['is_past', 'true', ['2026-03-14'], ['2026-03-15']],
  ['is_after', 'today', ['2026-03-14 00:01'], ['2026-03-14']],
  ['is_before', '2026-01-01', ['2025-12-31'], ['2026-01-01']],
  ['overlaps', 'red|blue', [['green', 'blue'], 'red'], [['green'], null]],
  ['doesnt_overlap', 'red|blue', [['green'], null], [['red']]],
])('Condition "%s" with the value "%s" matches the expected items', (condition, value, yes, no) => {
  const holds = createConditionTest(condition, value, now);
  expect(yes.filter((item) => !holds?.(item))).toEqual([]);
  expect(no.filter((item) => holds?.(item))).toEqual([]);
});

test.each(['frobs', 'toString', '__proto__'])(
  'Condition "%s" is unknown and creates no test',
  (condition) => {
    expect(createConditionTest(condition, 'x', now)).toBeNull();
  },
);
