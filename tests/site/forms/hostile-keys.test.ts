import { describe, expect, test } from 'vitest';
import { loadForm } from '#site/forms/load-forms';
import { locales } from '#site/i18n/locale';
import { renderPage } from '../../../stories/renderer/section-story.tsx';
import { startOrigin } from '../origin.ts';
import { clientOf } from '../services/content/client.ts';

/** Keys that every JavaScript object inherits, that cannot name a value, or that would hide a member of a form element. */
const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'constructor.prototype',
  'toString',
  'hasOwnProperty',
  'elements',
  'parentNode',
];

const mail = '"mail":{"type":"text","display":"Mail"}';
/** Places in a form's definition where editors choose the keys. Each text is JSON, and `KEY` stands for the key. */
const PLACES: readonly (readonly [place: string, fields: string])[] = [
  ['a field', `{"KEY":{"type":"text","display":"Naam"},${mail}}`],
  ['a field without settings', `{"KEY":{"prototype":{"a":1}},${mail}}`],
  ['a choice field', `{"KEY":{"type":"checkboxes","options":{"a":"A"}},${mail}}`],
  ['a setting', '{"mail":{"type":"text","display":"Mail","KEY":{"prototype":{"x":1}}}}'],
  ['an option', '{"mail":{"type":"select","display":"Mail","options":{"KEY":{"prototype":1},"b":"B"}}}'],
  [
    'a listed option',
    '{"mail":{"type":"radio","display":"Mail","options":[{"key":"KEY","value":{"x":1}},[1]]}}',
  ],
  [
    'a translated option',
    '{"mail":{"type":"radio","display":"Mail","options":{"a":"A"},"translations":{"nl":{"display":"Mail","options":{"KEY":{"x":1}}}}}}',
  ],
  [
    'a translation',
    `{"mail":{"type":"text","display":"Mail","translations":{"KEY":{"display":"X"},"nl":{"KEY":1}}}}`,
  ],
  ['a condition', `{"other":{"type":"text","display":"Ander","if":{"KEY":"equals x"}},${mail}}`],
  [
    'a rule',
    '{"mail":{"type":"text","display":"Mail","validate":["KEY","KEY:1","required_if:KEY,1","same:KEY"]}}',
  ],
  ['a type', '{"mail":{"type":"KEY","display":"Mail","input_type":"KEY"}}'],
];

describe.each(PLACES)('A form with %s', (_place, fields) => {
  test.each(KEYS)('named %s is rendered', async (key) => {
    const definition = `{"handle":"contact","title":"Contact","fields":${fields.replaceAll('KEY', key)}}`;
    const origin = await startOrigin((response) => response.end(`{"data":${definition}}`));
    const log = { warn: () => undefined };

    const loaded = await loadForm('contact', { content: clientOf(origin.url).nl, locale: locales[0], log });
    const forms = new Map(loaded ? [['contact', loaded.form]] : []);
    const { html } = renderPage([{ type: 'form', id: 'f', form: 'contact' }], 'nl', {
      forms: {
        action: '/nl/contact',
        forms,
        contact: { email: undefined, phone: undefined },
        posted: undefined,
      },
    });

    expect(html).toContain('Mail');
    expect(html).not.toMatch(/\[object |native code|function /);
  });
});
