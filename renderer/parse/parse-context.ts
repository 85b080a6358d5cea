/** The context in which links of a page are resolved. The site creates one value per page. */
export type ParseContext = {
  /** The page's locale as in URLs: `nl`, `en-UK`. */
  readonly locale: string;
  /** All locales that can start a path. A path without one of them gets the page's locale. */
  readonly locales: readonly string[];
  /** The site's own origin: `https://www.example.test`. Absolute links to it become paths. */
  readonly origin: string;
  /** Query that is added to each link to a page of the site, so that links in a preview lead to previews. */
  readonly preservedQuery?: string | undefined;
};
