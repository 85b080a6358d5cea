import type { SubmissionResult } from './form.ts';
import { postForm } from './post-form.ts';

/** Posts forms to one address, one after another. */
export type PostQueue = {
  /** Posts a form after those before it have a response. Never rejects. */
  readonly post: (body: FormData) => Promise<SubmissionResult>;
  /** Posts the queued forms at once, because the document closes. The browser completes them afterwards. */
  readonly sendAll: () => void;
};

/** Creates a queue of forms that are posted to `action`. */
export function createPostQueue(action: string): PostQueue {
  let last: Promise<unknown> = Promise.resolve();
  let closing = Promise.withResolvers<void>();
  return {
    post(body) {
      const result = Promise.race([last, closing.promise]).then(() =>
        postForm(action, body, { keepalive: true }),
      );
      last = result;
      return result;
    },
    sendAll() {
      closing.resolve();
      closing = Promise.withResolvers<void>();
    },
  };
}
