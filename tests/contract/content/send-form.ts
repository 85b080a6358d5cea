import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from './content-system.ts';

/** What the form `contact` accepts. */
export const valid = { subject: 'advice', name: 'Kim', email: 'kim@example.test', newsletter: true };

/** Sends a form as JSON. */
export const send = (form: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(`/!/forms/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Sends the form `contact` as a browser does: URL-encoded, or multipart with files. */
export const sendForm = (body: URLSearchParams | FormData, headers: Record<string, string> = {}) =>
  ask('/!/forms/contact', { method: 'POST', headers, body });

/** The valid form with a small picture uploaded under each field, by the given file name. */
export async function withFiles(files: Record<string, string>) {
  const picture = await readFile(join(import.meta.dirname, 'project/public/assets/hero/dusk.png'));
  const form = new FormData();
  for (const [field, value] of Object.entries(valid)) form.set(field, value === true ? '1' : String(value));
  for (const [field, name] of Object.entries(files))
    form.append(field, new File([picture], name, { type: 'image/png' }));
  return form;
}
