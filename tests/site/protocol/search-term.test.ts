import { describe, expect, test } from 'vitest';
import { cleanTerm } from '#site/protocol/search-term';

describe('cleanTerm', () => {
  test.each([
    ['  two   words ', 'two words'],
    ['a\u0000b\nc', 'a b c'],
    ['tuin\u00adlamp\u202e\u200b', 'tuinlamp'],
    ['\ue000marks\ue001', 'marks'],
    ['half \ud800', 'half \ufffd'],
    ['', ''],
  ])('turns %j into %j', (term, expected) => expect(cleanTerm(term)).toBe(expected));

  test('limits characters and bytes, without cutting a character', () => {
    expect(cleanTerm('a'.repeat(10_000))).toHaveLength(200);
    const emoji = cleanTerm('🏮'.repeat(200));
    expect(Buffer.byteLength(emoji)).toBeLessThan(512);
    expect(emoji.isWellFormed()).toBe(true);
  });
});
