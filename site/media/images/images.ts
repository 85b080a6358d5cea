import type { WarningLog } from '#site/services/http';
import { createFileCache } from './file-cache.ts';
import { createVersionLookup } from './original.ts';
import { createPictureRenderer, type PictureRendererLimits } from './picture-renderer.ts';
import {
  createPlaceholderColors,
  type LoadPlaceholderColors,
  type PlaceholderColorsLimits,
} from './placeholder-colors.ts';
import { createRenderOriginal } from './render-original.ts';
import { createRenderQueue, type RenderQueueLimits } from './render-queue.ts';
import { createRenditions, type Renditions } from './renditions.ts';

export type { LoadPlaceholderColors } from './placeholder-colors.ts';
export type { Renditions } from './renditions.ts';
export { SOCIAL_CARD, socialCardUrl } from './social-card-url.ts';

export type ImageConfig = {
  /** URL of the content system. */
  readonly contentUrl: string;
  /** URL of the folder of the shop's pictures. */
  readonly shopMediaUrl: string;
  /** Further origins to fetch pictures from. */
  readonly origins?: readonly string[];
  /** Directory of the file cache. */
  readonly directory: string;
  readonly log: WarningLog;
  /** Returns the current time in milliseconds. */
  readonly now?: () => number;
  readonly limits?: RenderQueueLimits & PictureRendererLimits & PlaceholderColorsLimits;
};

export type Images = { readonly renditions: Renditions; readonly placeholderColors: LoadPlaceholderColors };

/** Creates renditions and placeholder colours of pictures. They share the render queue and its processes. */
export function createImages({
  contentUrl,
  shopMediaUrl,
  origins = [],
  directory,
  log,
  now,
  limits = {},
}: ImageConfig): Images {
  const files = createFileCache(directory, log);
  const config = {
    origins: { contentUrl, shopMediaUrl, origins },
    files,
    versionOf: createVersionLookup(files, now),
    queue: createRenderQueue(limits),
    renderOriginal: createRenderOriginal({ renderer: createPictureRenderer(limits, log), log, now }),
  };
  return {
    renditions: createRenditions(config),
    placeholderColors: createPlaceholderColors({ ...config, limits }),
  };
}
