const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for use between tags. */
export function escapeText(value: string): string {
  return value.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}

/** Escapes text for a double-quoted attribute. */
export function escapeAttribute(value: string): string {
  return value.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Serialises JSON for a script element. Escapes `<`, which could end the element or open a comment. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
