/** Printable characters of any script. Control, format and separator characters could forge lines of a log. */
const PRINTABLE = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]{1,64}$/u;

/** Returns whether a text can be the SKU of a product in Magento: 1 to 64 printable characters, including spaces, slashes and accents. */
export function isSku(text: string): boolean {
  return PRINTABLE.test(text) && text.trim() !== '';
}
