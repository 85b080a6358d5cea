import { importOptionalChunk } from '../../render/import-optional-chunk.ts';
import type { Lightbox } from './lightbox/lightbox.tsx';

export type LightboxView = typeof Lightbox;

/** Fetches the lightbox, which browsers keep. Rejects where it cannot be had, as for a picture pointed at offline: its callers have another way. */
export function fetchLightbox(): Promise<LightboxView> {
  return importOptionalChunk(async () => (await import('./lightbox/lightbox.tsx')).Lightbox);
}
