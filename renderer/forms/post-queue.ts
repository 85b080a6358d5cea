import { postForm } from './post-form.ts';
import type { SubmissionResult } from './submission-result.ts';

/** Posts forms one after another. */
export type PostQueue = {
  /**
   * Posts a form to `action` after all earlier posts have a response. The promise never rejects.
   *
   * @param isRepeatable whether two equal posts have the effect of one. If the result is `unreachable`, the form is posted once more, because
   * the server may have stored it although its response was lost
   */
  readonly post: (action: string, body: FormData, isRepeatable: boolean) => Promise<SubmissionResult>;
  /** Resolves after the last post has a response, at once without posts. Never rejects. */
  readonly settled: () => Promise<unknown>;
  /** Posts all queued forms at once. Call it when the document closes; the browser then completes the posts. */
  readonly sendAll: () => void;
};

/** Creates a queue of forms. */
export function createPostQueue(): PostQueue {
  let last: Promise<unknown> = Promise.resolve();
  let closing = Promise.withResolvers<void>();
  return {
    post(action, body, isRepeatable) {
      const send = () => postForm(action, body, { keepalive: true });
      const result = Promise.race([last, closing.promise]).then(async () => {
        const first = await send();
        return isRepeatable && first.outcome === 'unreachable' ? send() : first;
      });
      last = result;
      return result;
    },
    settled: () => last,
    sendAll() {
      closing.resolve();
      closing = Promise.withResolvers<void>();
    },
  };
}
