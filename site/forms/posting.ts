import type { Log } from '#site/services/http';
import { createOnce } from './deduplicate.ts';
import type { Outbox } from './outbox.ts';
import { createRate } from './rate-limit.ts';
import type { Delivered, Send, Submission } from './submission.ts';

export type Posting = {
  /**
   * Hands a submission to the content system, once however often it comes: while one of a key is on its way, and after it has
   * arrived, others of the same key get the same answer.
   */
  readonly deliver: (submission: Submission) => Promise<Delivered>;
  /** Whether one more post from this address is taken now; of one that is not known it is not asked. */
  readonly allows: (address: string | undefined) => boolean;
  /** Tries again what waits in the outbox. */
  readonly deliverWaiting: () => Promise<void>;
};

type PostingSetup = {
  readonly send: Send;
  /** Where what cannot be delivered now waits; without it the visitor is told, and sends again. */
  readonly outbox?: Outbox | undefined;
  /** Posts of one address within ten minutes. */
  readonly mostPosts: number;
  readonly log: Log;
  readonly now: () => Date;
};

/** Takes visitors' forms to the content system, and sees to it that none is lost and none is there twice. */
export function createPosting({ send, outbox, mostPosts, log, now }: PostingSetup): Posting {
  const once = createOnce();
  const rate = createRate({ most: mostPosts, now });
  return {
    allows: rate,
    deliver: (submission) =>
      once(`${submission.form} ${submission.key}`, async () => {
        const delivered = await send(submission);
        if (delivered.outcome !== 'unreachable' || !outbox) return delivered;
        try {
          await outbox.put(submission, now());
          return { outcome: 'accepted', redirect: null };
        } catch (error) {
          log.warn({ err: error, form: submission.form }, 'forms: a submission could not be kept for later');
          return delivered;
        }
      }),
    deliverWaiting: async () => outbox?.deliver(send),
  };
}
