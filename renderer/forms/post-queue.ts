import { postForm } from './post-form.ts';
import type { SubmissionResult } from './submission-result.ts';

/** Posts forms to one address, one after another. */
export type PostQueue = {
  /** Posts a form after all earlier posts have a response. The promise never rejects. */
  readonly post: (body: FormData) => Promise<SubmissionResult>;
  /** Posts all queued forms at once. Call it when the document closes; the browser then completes the posts. */
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
