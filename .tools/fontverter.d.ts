/** Types for the part of `fontverter` that `brand/outlines.ts` uses. The package has no types. */
declare module 'fontverter' {
  export function convert(font: Uint8Array, format: 'truetype'): Promise<Uint8Array>;
}
