/** Where a page's sections are read for: what links are resolved against. One value per page, made by the site. */
export type ParseContext = {
  /** The page's locale as it stands in addresses: `nl`, `en-UK`. */
  readonly locale: string;
  /** Every locale that may open an address; a path that starts with none of them belongs to the page's own. */
  readonly locales: readonly string[];
  /** The site's own origin, `https://www.example.test`; absolute links to it become paths. */
  readonly origin: string;
  /** A query that every link to a page of ours keeps: what opens drafts goes along while an editor looks around. */
  readonly preservedQuery?: string | undefined;
};
