/** In bytes. File systems accept 255, and the content system can add a number to a name. */
const MAX_NAME_LENGTH = 200;
/** In bytes. The end of a name after a dot is longer only if it is not an extension. */
const MAX_EXTENSION_LENGTH = 20;

const encoder = new TextEncoder();

/** Shortens the name of a file to 200 bytes in UTF-8, and keeps its extension. A letter can have four bytes. */
export function shortenFileName(name: string): string {
  const [extension = ''] = /\.[^.]*$/.exec(name) ?? [];
  const extensionLength = encoder.encode(extension).length;
  if (extensionLength > MAX_EXTENSION_LENGTH) return truncate(name, MAX_NAME_LENGTH);
  const stem = name.slice(0, name.length - extension.length);
  return truncate(stem, MAX_NAME_LENGTH - extensionLength) + extension;
}

/** Returns the longest start of a text that has at most this number of bytes and ends with a complete character. */
function truncate(text: string, length: number): string {
  return text.slice(0, encoder.encodeInto(text, new Uint8Array(length)).read);
}
