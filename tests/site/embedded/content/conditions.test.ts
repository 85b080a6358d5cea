import { expect, test } from 'vitest';
import type { JsonValue } from '../../../../site/embedded/content/files/json-value.ts';
import { createConditionTest } from '../../../../site/embedded/content/query/conditions.ts';

const now = Date.parse('2026-03-14T12:00:00Z');

test.each<[condition: string, value: string, yes: JsonValue[], no: JsonValue[]]>([
  ['is', 'Lamp', ['lamp', 'LAMP'], ['lamps', null, ['lamp']]],
  ['equals', 'true', [true, 1], [false, null, 'yes']],
  ['is', '5.0', [5, '5'], [50, '5.1']],
  ['is', '007', [7, '7'], ['007', 70]],
  ['is', 'false', [false, null, ''], [0, '0', true, 'false']],
  ['is', '', [false, null, ''], [0, 'a']],
  ['isnt', 'lamp', ['chair', null, 7, false], ['Lamp']],
  ['not', 'false', [null, true, 0, 'false', '0'], [false, '']],
  ['not', 'true', [null, false, 1, 'true'], [true, '1']],
  ['not', '7', [null, 8, '7.0'], [7, '7']],
  ['not', '', [0, false, 'a'], [null, '']],
  ['exists', 'true', ['a', 0, false], [null, '']],
  ['exists', 'false', [null, ''], ['a', 0, false]],
  ['isset', '0', [null, ''], ['a', 0, false]],
  ['not_set', '1', [null, '', false], ['a', 0, true]],
  ['is_blank', 'true', [null, '', false], ['a', 0, true]],
  ['isnt_set', 'true', [null, '', false], ['a', 0, true]],
  ['doesnt_exist', 'false', ['a', 0, true], [null, '', false]],
  ['is_empty', '0', ['a', 0, true], [null, '', false]],
  ['contains', 'AM', ['lamp', ['ham']], ['chair', null]],
  ['doesnt_contain', 'am', ['chair', null], ['lamp']],
  ['in', 'a|b', ['a', 'b'], ['a|b', 'c', null]],
  ['in', '1|2.0', [1, '2', 2], [3, '12']],
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
  ['is_alpha', 'true', ['lamp', 'LAMP'], ['lamp 2', '', null, 'é']],
  ['is_alpha', 'false', ['lamp 2', '', null], ['lamp']],
  ['is_alpha_numeric', 'true', ['lamp2', true], ['lamp 2']],
  ['is_alpha_numeric', '0', ['lamp 2', null], ['lamp2']],
  ['is_numeric', 'true', ['12.5', 3, '.5', '', null, false], ['12a', '12.', '-3', '1.2.3']],
  ['is_numeric', '0', ['12a', '-3'], ['12.5', null]],
  [
    'is_url',
    '1',
    ['https://example.test/a', 'HTTP://x', 'http://?'],
    ['example.test', 'http://a b', 'javascript:alert(1)'],
  ],
  ['is_url', 'false', ['example.test', null], ['https://example.test/a']],
  [
    'is_embeddable',
    'true',
    [
      'https://www.youtube.com/watch?v=1',
      'https://vimeo.com/1',
      'https://youtu.be/1',
      'https://example.test/vimeo.com/1',
    ],
    ['https://example.test/', 'https://vimeo.com', 'https://vimeo.com/', 'vimeo.com/1'],
  ],
  ['is_embeddable', '0', ['https://vimeo.com/'], ['https://vimeo.com/1']],
  ['is_email', 'true', ['kim@example.test', 'a@b@c.d'], ['kim@example', 'kim', 'k m@example.test']],
  ['is_email', 'false', ['kim', null], ['kim@example.test']],
  [
    'gt',
    '2026-03-14',
    ['2026-03-14T09:30:00.000000Z', '2026-03-14 00:01'],
    ['2026-03-14', '2026-03-13 23:59'],
  ],
  ['gt', '9', ['10', 10], ['8', 9]],
  ['is_past', 'false', ['2026-03-14 12:01'], ['2026-03-14 11:59', null]],
  ['is_future', 'false', ['2026-03-14 11:59'], ['2026-03-14 12:01', null]],
  ['is_past', '0', ['2026-03-14 12:01'], ['2026-03-14 11:59', null]],
  ['is_future', '1', ['2026-03-14 12:01'], ['2026-03-14 11:59']],
  ['starts_with', '7.0', ['7 lamps', 70], ['lamp 7']],
  ['doesnt_begin_with', 'la', ['oak'], ['Lamp']],
  ['greater_than_or_equal_to', '5', [5, '6'], [4]],
  ['less_than_or_equal_to', '5', [5, '4'], [6]],
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
