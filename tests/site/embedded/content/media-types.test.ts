import { expect, test } from 'vitest';
import { serveProject } from './temporary-project.ts';

test.each([
  ['jpg', 'image/jpeg'],
  ['JPEG', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['svg', 'image/svg+xml'],
  ['mp4', 'video/mp4'],
  ['m4v', 'video/mp4'],
  ['mov', 'video/quicktime'],
  ['webm', 'video/webm'],
  ['ogv', 'video/ogg'],
  ['mp3', 'audio/mpeg'],
  ['m4a', 'audio/mp4'],
  ['aac', 'audio/aac'],
  ['ogg', 'audio/ogg'],
  ['wav', 'audio/wav'],
  ['flac', 'audio/flac'],
  ['vtt', 'text/vtt'],
  ['txt', 'text/plain'],
  ['pdf', 'application/pdf'],
])(
  'An asset with the extension %s has the type %s in the API and at its address',
  async (extension, type) => {
    const { get } = await serveProject({
      'content/assets/assets.yaml': 'title: Assets\ndisk: assets\n',
      [`public/assets/file.${extension}`]: 'content',
    });
    const { body } = await get(`/api/assets/assets/file.${extension}?fields=mime_type`);
    expect(body).toEqual({ data: { mime_type: type } });
    const { headers } = await get(`/assets/file.${extension}`);
    expect(headers.get('Content-Type')?.split(';')[0]).toBe(type);
  },
);
