import * as v from 'valibot';
import type { Submission } from './submission.ts';

type FileValues = Submission['values'];

const serialisedFile = v.object({
  file: v.object({ name: v.string(), type: v.string(), base64: v.string() }),
});

/** Returns values that JSON can represent: each file becomes an object with its bytes in Base64. */
export async function serialiseFiles(values: FileValues): Promise<FileValues> {
  const entries = Object.entries(values).map(
    async ([name, value]) => [name, await serialiseValue(value)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** Reverses `serialiseFiles`. */
export function parseFiles(values: FileValues): FileValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, parseValue(value)]));
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
