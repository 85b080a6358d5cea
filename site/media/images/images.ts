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
  /** The content system whose pictures may be asked for. */
  readonly contentUrl: string;
  /** Further origins whose pictures may be asked for; no other is fetched from. */
  readonly origins?: readonly string[];
  /** Folder in which finished renditions and grounds are kept. */
  readonly directory: string;
  readonly log: WarningLog;
  /** The clock, in milliseconds. */
  readonly now?: () => number;
  readonly limits?: RenderQueueLimits;
};

export type Images = { readonly renditions: Renditions; readonly placeholderColours: LoadPlaceholderColours };

/** All that is made of the content system's pictures. One for the process: how much is made at once is bounded together. */
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
