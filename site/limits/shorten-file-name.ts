/** Linux file systems accept 255 bytes, and the content system can add a number to a name. */
const MAX_NAME_BYTES = 200;
/** A longer text after the last dot is not an extension. */
const MAX_EXTENSION_BYTES = 20;

const encoder = new TextEncoder();

/** Shortens the name of a file to 200 bytes in UTF-8, and keeps its extension. */
export function shortenFileName(name: string): string {
  const [extension = ''] = /\.[^.]*$/.exec(name) ?? [];
  const extensionBytes = encoder.encode(extension).length;
  if (extensionBytes > MAX_EXTENSION_BYTES) return truncate(name, MAX_NAME_BYTES);
  const stem = name.slice(0, name.length - extension.length);
  return truncate(stem, MAX_NAME_BYTES - extensionBytes) + extension;
}

/** Returns the longest start of a text that has at most this number of bytes and ends with a complete character. */
function truncate(text: string, maxBytes: number): string {
  return text.slice(0, encoder.encodeInto(text, new Uint8Array(maxBytes)).read);
}
