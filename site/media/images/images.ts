import type { WarningLog } from '#site/services/http';
import { createFileCache } from './file-cache.ts';
import { createVersionLookup } from './original.ts';
import { createPlaceholderColours, type LoadPlaceholderColours } from './placeholder-colours.ts';
import { createRenderQueue, type RenderQueueLimits } from './render-queue.ts';
import { createRenditions, type Renditions } from './renditions.ts';

export type { LoadPlaceholderColours } from './placeholder-colours.ts';
export type { Image, Renditions } from './renditions.ts';
export { SOCIAL_CARD, socialCardUrl } from './social-card-url.ts';

export type ImageConfig = {
  /** URL of the content system. Only its pictures are fetched. */
  readonly contentUrl: string;
  /** Further origins to fetch pictures from. */
  readonly origins?: readonly string[];
  /** Directory of the file cache. */
  readonly directory: string;
  readonly log: WarningLog;
  /** Returns the current time in milliseconds. */
  readonly now?: () => number;
  readonly limits?: RenderQueueLimits;
};

export type Images = { readonly renditions: Renditions; readonly placeholderColours: LoadPlaceholderColours };

/** Creates renditions and placeholder colours of pictures. They share one render queue per process. */
export function createImages({ contentUrl, origins = [], directory, log, now, limits }: ImageConfig): Images {
  const config = {
    origins: { contentUrl, origins },
    files: createFileCache(directory, log),
    versionOf: createVersionLookup(now),
    queue: createRenderQueue(limits),
    log,
  };
  return { renditions: createRenditions(config), placeholderColours: createPlaceholderColours(config) };
}
