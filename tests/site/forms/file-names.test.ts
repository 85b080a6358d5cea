import { expect, test } from 'vitest';
import type { FormField } from '#renderer/forms/form';
import { readPostValues } from '#site/forms/read-post-values';

const field: FormField = {
  name: 'photo',
  label: 'Photo',
  hint: undefined,
  required: false,
  rules: [],
  columns: 12,
  visibility: undefined,
  kind: 'file',
  accept: undefined,
  multiple: false,
};

test.each([
  ['a short name', 'lamp.jpg', 'lamp.jpg'],
  ['251 Chinese characters', `${'字'.repeat(251)}.jpg`, `${'字'.repeat(65)}.jpg`],
  ['125 emoji', `${'💡'.repeat(125)}.jpeg`, `${'💡'.repeat(48)}.jpeg`],
  ['253 letters after a dot', `a.${'b'.repeat(253)}`, `a.${'b'.repeat(198)}`],
  ['255 letters and no extension', 'x'.repeat(255), 'x'.repeat(200)],
])(
  'A posted file whose name has %s is sent with a name that any file system can store',
  async (_name, posted, sent) => {
    const body = new FormData();
    body.append('photo', new File(['pixels'], posted, { type: 'image/jpeg' }));
    const photo = readPostValues(body, [field]).submitted['photo'];
    expect(photo).toMatchObject({ name: sent, type: 'image/jpeg' });
    expect(photo instanceof File && (await photo.text())).toBe('pixels');
  },
);
