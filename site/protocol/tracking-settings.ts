/** The scripts of the tag manager that the browser loads after consent to statistics. */
export type TagManagerScripts = {
  /** The identifier: `GTM-…` of a container, or `G-…` of a data stream of Google Analytics. */
  readonly id: string;
  /** URL of the script of the tag manager. */
  readonly script: string;
  /** URL of the server-side tag script. Present only in production. */
  readonly serverScript?: string;
};

/** The settings of tracking in the browser. The root element of a document contains them as JSON in `data-tracking`. Absent without tracking. */
export type TrackingSettings = {
  /** Absent without an identifier, or without a consent provider. */
  readonly tagManager?: TagManagerScripts;
  /** Shows the events on the page. Present only in development. */
  readonly isDebug?: true;
};
