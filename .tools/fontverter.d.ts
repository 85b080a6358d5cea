/** The part of `fontverter` that `brand/outlines.ts` uses; the package brings no types. */
declare module 'fontverter' {
  export function convert(font: Uint8Array, format: 'truetype'): Promise<Uint8Array>;
}
