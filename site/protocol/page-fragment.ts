import type { Localisations, Payload } from './payload.ts';

/** A section or a part of the layout, rendered alone: the content of `/__nuxt_island/{key}.json` (specification §7). */
export type PageFragment = {
  /** The build of the server. */
  readonly build: string;
  readonly section: Payload['sections'][number];
  /** The style sheets that it needs. */
  readonly styles: readonly string[];
};

/**
 * A page without its HTML: the order of its sections, and the key of each. A key changes when the HTML or the props of the section
 * change.
 */
export type PageOutline = {
  readonly build: string;
  /** The page's head elements as HTML. */
  readonly head: string;
  readonly sections: readonly { readonly id: string; readonly key: string }[];
  /** Keys of the parts of the layout. */
  readonly layout: Readonly<Record<'header' | 'footer', string>>;
  readonly localisations: Localisations;
};

/** A fragment's path is this path, a slash, its key and the extension. */
export const FRAGMENT_PATH = '/__nuxt_island';
export const FRAGMENT_EXTENSION = '.json';

/** The query parameter of a payload URL that requests the outline of the page instead. */
export const OUTLINE_PARAMETER = 'outline';
