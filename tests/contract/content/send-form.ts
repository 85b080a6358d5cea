import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendRequest } from './content-system.ts';

/** Valid values of the form `contact`. */
export const validValues = { subject: 'advice', name: 'Kim', email: 'kim@example.test', newsletter: true };

/** Sends a form as JSON. */
export const send = (form: string, body: unknown, headers: Record<string, string> = {}) =>
  sendRequest(`/!/forms/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Sends the form `contact` like a browser: URL-encoded, or multipart with files. */
export const sendForm = (body: URLSearchParams | FormData, headers: Record<string, string> = {}) =>
  sendRequest('/!/forms/contact', { method: 'POST', headers, body });

/** Returns the valid form with a small image for each field, with the same file name. */
export async function withFiles(files: Record<string, string>) {
  const picture = await readFile(join(import.meta.dirname, 'project/public/assets/hero/dusk.png'));
  const form = new FormData();
  for (const [field, value] of Object.entries(validValues))
    form.set(field, value === true ? '1' : String(value));
  for (const [field, name] of Object.entries(files))
    form.append(field, new File([picture], name, { type: 'image/png' }));
  return form;
}
