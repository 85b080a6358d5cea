const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For text between tags. */
export function escapeText(value: string): string {
  return value.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}

/** For a double-quoted attribute. */
export function escapeAttribute(value: string): string {
  return value.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** JSON that may stand in a script element: no text in it can end the element or open a comment. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
