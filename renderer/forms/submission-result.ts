/** Error messages in the visitor's language by field name. The empty name has the messages about the whole form. */
export type ErrorsByField = Readonly<Record<string, readonly string[]>>;

/**
 * The result of submitting a form: from the content system's client through the site's server to the browser, which receives it as JSON.
 */
export type SubmissionResult =
  | {
      readonly outcome: 'accepted';
      /** The next page: any link from the content system, a path of the site in the server's response. */
      readonly redirect?: string | undefined;
    }
  | { readonly outcome: 'invalid'; readonly errors: ErrorsByField }
  /** Temporary: the same submission may be sent again. */
  | { readonly outcome: 'unreachable' }
  /** Permanent: sending the same submission again would fail again. `detail` is for the visitor's report, `502 Bad Gateway`. */
  | { readonly outcome: 'failed'; readonly detail?: string | undefined };
