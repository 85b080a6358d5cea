import type { EcommerceParameters } from '#renderer/tracking/events';

/** Entered texts and choices by field, to show them again. Files and passwords are omitted. */
export type EnteredTexts = Readonly<Record<string, readonly string[]>>;

/** Error messages in the visitor's language by field name. The empty name has the messages about the whole form. */
export type ErrorsByField = Readonly<Record<string, readonly string[]>>;

/**
 * The result of submitting a form. The client of the content system returns it to the server of the site, which sends it to the browser as
 * JSON.
 */
export type SubmissionResult =
  | {
      readonly outcome: 'accepted';
      /**
       * The next page. From the content system it is any link. In the server's response it is a path of the site, or a payment
       * provider's URL.
       */
      readonly redirect?: string | undefined;
      /** The products that the post added to the cart. The browser sends them in the event `add_to_cart`. */
      readonly added?: EcommerceParameters['add_to_cart'] | undefined;
    }
  | {
      readonly outcome: 'invalid';
      readonly errors: ErrorsByField;
      /** New values of hidden fields, by name. The browser sends the form again with them, because the server has not read the others. */
      readonly renewed?: Readonly<Record<string, string>> | undefined;
    }
  /**
   * `unreachable` is temporary: the same submission may be sent again. `failed` is permanent. Visitors can report the `detail`, such as
   * `502 Bad Gateway`. It is undefined if the server did not respond.
   */
  | { readonly outcome: 'unreachable' | 'failed'; readonly detail?: string | undefined };
