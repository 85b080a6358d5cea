import { LRUCache } from 'lru-cache';
import type { SubmissionResult } from '#renderer/forms/submission-result';
import type { Content } from '#site/services/content';
import type { Failure, WarningLog } from '#site/services/http';
import type { Outbox } from './outbox.ts';
import type { SendSubmission } from './submission.ts';

type DeliveryConfig = {
  readonly content: Content;
  /** Stores submissions while the content system is unreachable. Without an outbox the visitor has to send again. */
  readonly outbox: Outbox | undefined;
  readonly log: WarningLog;
  readonly now: () => Date;
};

type Delivery = {
  /** Sends a submission once per key: later submissions with the key of a pending or accepted one get the same result. */
  readonly deliver: SendSubmission;
  /** Sends the submissions that wait in the outbox. */
  readonly deliverWaiting: () => Promise<void>;
};

/** How long the key of an accepted submission is remembered. */
const REMEMBERED_MS = 60 * 60 * 1000;
const MAX_KEYS = 10_000;
/** Statuses below 500 after which a request may succeed later. */
const TEMPORARY_STATUSES = [408, 425, 429];

/** Delivers submissions to the content system: none is lost, and none is stored twice. */
export function createDelivery({ content, outbox, log, now }: DeliveryConfig): Delivery {
  const send: SendSubmission = async ({ form, key, site, pageUrl, values }) => {
    const sent = await content.forRequest({ site }).formSubmit(form, values, pageUrl, key);
    if (sent.ok) return sent.value;
    return { outcome: isPermanent(sent.failure) ? 'failed' : 'unreachable' };
  };
  return {
    deliver: deduplicated(async (submission) => {
      const result = await send(submission);
      if (result.outcome !== 'unreachable' || !outbox) return result;
      try {
        await outbox.put(submission, now());
        return { outcome: 'accepted' };
      } catch (error) {
        log.warn({ err: error, form: submission.form }, 'forms: the outbox could not store a submission');
        return result;
      }
    }),
    deliverWaiting: async () => outbox?.deliver(send),
  };
}

function isPermanent(failure: Failure) {
  if (failure.kind === 'unexpected-body') return true;
  return (
    failure.kind === 'unexpected-status' &&
    failure.status < 500 &&
    !TEMPORARY_STATUSES.includes(failure.status)
  );
}

/** Forgets a key whose submission was not accepted, so that it can be sent again. */
function deduplicated(send: SendSubmission): SendSubmission {
  const results = new LRUCache<string, Promise<SubmissionResult>>({ max: MAX_KEYS, ttl: REMEMBERED_MS });
  return (submission) => {
    const key = `${submission.form} ${submission.key}`;
    const earlier = results.get(key);
    if (earlier) return earlier;
    const pending = send(submission);
    results.set(key, pending);
    const forget = () => void (results.peek(key) === pending && results.delete(key));
    pending.then(({ outcome }) => outcome === 'accepted' || forget(), forget);
    return pending;
  };
}
