import * as v from 'valibot';

type Values = Readonly<Record<string, unknown>>;

const packedFile = v.object({ file: v.object({ name: v.string(), type: v.string(), base64: v.string() }) });

/** Values as JSON can hold them: files as their bytes. */
export async function packed(values: Values): Promise<Values> {
  const entries = Object.entries(values).map(
    async ([name, value]) => [name, await packedValue(value)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** The same values again. */
export function unpacked(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, unpackedValue(value)]));
}

async function packedValue(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(packedValue));
  if (!(value instanceof File)) return value;
  const base64 = Buffer.from(await value.arrayBuffer()).toString('base64');
  return { file: { name: value.name, type: value.type, base64 } };
}

function unpackedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackedValue);
  const found = v.safeParse(packedFile, value);
  if (!found.success) return value;
  const { name, type, base64 } = found.output.file;
  return new File([Buffer.from(base64, 'base64')], name, { type });
}
