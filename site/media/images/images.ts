import type { WarningLog } from '#site/services/http';
import { createKeptFiles } from './file-cache.ts';
import { createGrounds, type Grounds } from './placeholder-colours.ts';
import { createWorkshop, type WorkshopLimits } from './render-queue.ts';
import { createRenditions, type Renditions } from './renditions.ts';
import { createVersions } from './versions.ts';

export type { Grounds } from './placeholder-colours.ts';
export type { Image, Renditions } from './renditions.ts';
export { SHARED, sharedAddress } from './shared.ts';

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
  readonly limits?: WorkshopLimits;
};

export type Images = { readonly renditions: Renditions; readonly grounds: Grounds };

/** All that is made of the content system's pictures. One for the process: how much is made at once is bounded together. */
export function createImages({ contentUrl, origins = [], directory, log, now, limits }: ImageConfig): Images {
  const parts = {
    places: { contentUrl, origins },
    files: createKeptFiles(directory, log),
    versionOf: createVersions(now),
    workshop: createWorkshop(limits),
    log,
  };
  return { renditions: createRenditions(parts), grounds: createGrounds(parts) };
}
