import { setPriority } from 'node:os';
import process from 'node:process';
import sharp from 'sharp';
import { limitLoaders } from './loaders.ts';
import { meanColor } from './mean-color.ts';
import { renderPicture } from './render-picture.ts';
import type { Rendition } from './rendition.ts';

/** A job of a render process. */
export type RenderJob = {
  readonly original: Uint8Array;
  /** Niceness of the process in the operating system, from 0 to 19 (lowest priority). */
  readonly niceness: number;
  /** Without a rendition, the job returns the mean colour of the original. */
  readonly rendition: Pick<Rendition, 'crop' | 'format'> | undefined;
};

limitLoaders();
// The cache of libvips is useless, because each job has a different original.
sharp.cache(false);
// Ends this process when the server has stopped. `process.exit` would wait for a running render.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

/** Runs a job and returns the encoded picture, or the colour as bytes of text. */
export default async function runJob({ original, niceness, rendition }: RenderJob): Promise<Uint8Array> {
  setPriority(niceness);
  return rendition ? renderPicture(original, rendition) : Buffer.from(await meanColor(original));
}
