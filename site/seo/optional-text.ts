import * as v from 'valibot';

/** Schema of an optional text: trimmed. An empty text or a value of another type becomes `undefined`. */
export const optionalText = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((text) => (text === '' ? undefined : text)),
    ),
  ),
  undefined,
);
