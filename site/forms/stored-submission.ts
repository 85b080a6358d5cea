import * as v from 'valibot';
import type { Submission } from './submission.ts';

const serialisedFile = v.object({
  file: v.object({ name: v.string(), type: v.string(), base64: v.string() }),
});

const storedSubmission = v.object({
  at: v.string(),
  form: v.string(),
  key: v.string(),
  site: v.string(),
  pageUrl: v.string(),
  values: v.record(v.string(), v.unknown()),
});

/** Returns a submission as JSON. Files are in Base64. */
export async function serialiseSubmission(submission: Submission, storedAt: Date): Promise<string> {
  const { formHandle, ...rest } = submission;
  const entries = Object.entries(submission.values).map(
    async ([name, value]) => [name, await serialiseValue(value)] as const,
  );
  const values = Object.fromEntries(await Promise.all(entries));
  return JSON.stringify({ at: storedAt.toISOString(), form: formHandle, ...rest, values });
}

/** @throws an error for a text that is not a submission */
export function parseSubmission(text: string): Submission {
  const { form: formHandle, key, site, pageUrl, values } = v.parse(storedSubmission, JSON.parse(text));
  const entries = Object.entries(values).map(([name, value]) => [name, parseValue(value)]);
  return { formHandle, key, site, pageUrl, values: Object.fromEntries(entries) };
}

async function serialiseValue(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(serialiseValue));
  if (!(value instanceof File)) return value;
  const base64 = Buffer.from(await value.arrayBuffer()).toString('base64');
  return { file: { name: value.name, type: value.type, base64 } };
}

function parseValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(parseValue);
  const parsed = v.safeParse(serialisedFile, value);
  if (!parsed.success) return value;
  const { name, type, base64 } = parsed.output.file;
  return new File([Buffer.from(base64, 'base64')], name, { type });
}
