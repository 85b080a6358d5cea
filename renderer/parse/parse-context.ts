/** Data of a picture in running text, which HTML of the CMS omits. */
export type TextPicture = {
  /** In the page's language. */
  readonly alt: string;
  /** The alt text that the CMS writes into HTML when an editor inserts the picture. */
  readonly defaultAlt: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly placeholder_color: string | undefined;
};

/** The context in which links of a page are resolved. The site creates one value per page. */
export type ParseContext = {
  /** The page's locale as in URLs: `nl`, `en-UK`. */
  readonly locale: string;
  /** All locales that can start a path. A path without one of them gets the page's locale. */
  readonly locales: readonly string[];
  /** The site's own origin: `https://www.example.test`. Absolute links to it become paths. */
  readonly origin: string;
  /** IANA name of the time zone in which editors write times. Default: UTC. */
  readonly timeZone?: string | undefined;
  /** Query that is added to each link to a page of the site, so that links in a preview lead to previews. */
  readonly preservedQuery?: string | undefined;
  /** Pictures in running text, by the `src` in the HTML. A picture without an entry keeps the alt text of the HTML. */
  readonly textPictures?: ReadonlyMap<string, TextPicture> | undefined;
  /** URL of the folder of the shop's pictures, for HTML of the shop. Pictures below it get renditions. */
  readonly mediaUrl?: string | undefined;
};
