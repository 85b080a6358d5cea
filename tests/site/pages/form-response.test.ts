import { expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { refusedResult } from '../../../site/pages/form-response.ts';

test.each([
  [500, { outcome: 'failed', detail: '500 Internal Server Error' }],
  [503, { outcome: 'unreachable', detail: '503 Service Unavailable' }],
])(
  'A post that ends with status %i has no errors of fields, because the visitor cannot correct it',
  (status, json) => {
    expect(refusedResult(status, locales[0])).toEqual({ json, status });
  },
);

test.each([409, 413, 429])(
  'A post that is refused with status %i has a message in the language of the page',
  (status) => {
    const { json } = refusedResult(status, locales[0]);
    expect(json).toEqual({ outcome: 'invalid', errors: { '': [expect.stringMatching(/\p{L}{3,}/u)] } });
  },
);
