import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SubmissionResult } from '#renderer/forms/submission-result';
import { entryLimit } from '#site/services/cache';
import type { Content } from '#site/services/content';
import type { Failure, WarningLog } from '#site/services/http';
import { describeStatus } from './describe-status.ts';
import type { Outbox } from './outbox.ts';

/** A validated form, ready for the content system. */
export type Submission = {
  /** Handle of the form. */
  readonly formHandle: string;
  /** Identifies this submission among all submissions of the form. */
  readonly key: string;
  /** Handle of the content system's site. */
  readonly site: string;
  /** Absolute URL of the page. It determines the language of the content system's messages. */
  readonly pageUrl: string;
  readonly values: Readonly<Record<string, unknown>>;
};

/** Sends a submission once. Never throws. */
export type SendSubmission = (submission: Submission) => Promise<SubmissionResult>;

type DeliveryConfig = {
  readonly content: Content;
  /** Stores submissions while the content system is unreachable. Without an outbox the visitor has to submit again. */
  readonly outbox: Outbox | undefined;
  readonly log: WarningLog;
  readonly now: () => Date;
};

type Delivery = {
  /** Sends a submission once per key: later submissions with the key of a pending or accepted one get the same result. */
  readonly deliver: SendSubmission;
  /** Sends the submissions in the outbox. */
  readonly deliverStoredSubmissions: () => Promise<void>;
};

/** The HTTP status of a response that reports a result. */
export const RESULT_STATUS: Readonly<Record<SubmissionResult['outcome'], number>> = {
  accepted: 200,
  invalid: 422,
  unreachable: 503,
  failed: 503,
};

/** How long the key of an accepted submission is stored. */
const KEY_RETENTION_MS = 60 * 60 * 1000;
const MAX_KEYS = 10_000;
/** Statuses below 500 after which a request may succeed later. */
const TEMPORARY_STATUSES = [408, 425, 429];

/**
 * Returns the key of a submission, a hash of its values and its sender. The same values from the same sender are one submission. Corrected
 * values must have another key, because the first submission may have been stored although its response was lost.
 *
 * @param sender the draft key from the browser's session storage, or the client address
 */
export async function submissionKey(values: Submission['values'], sender: string): Promise<string> {
  const entries = Object.entries(values).map(async ([name, value]) => [
    name,
    await Promise.all([value].flat().map(hashableValue)),
  ]);
  const text = JSON.stringify([sender, await Promise.all(entries)]);
  return createHash('sha256').update(text).digest('base64url');
}

/** Delivers submissions to the content system and deduplicates them. */
export function createDelivery({ content, outbox, log, now }: DeliveryConfig): Delivery {
  const send: SendSubmission = async ({ formHandle, key, site, pageUrl, values }) => {
    const sent = await content.forRequest({ site }).submitForm(formHandle, values, pageUrl, key);
    if (sent.ok) return sent.value;
    const detail = describeStatus(statusOf(sent.failure));
    return { outcome: isPermanent(sent.failure) ? 'failed' : 'unreachable', detail };
  };
  return {
    deliver: deduplicated(async (submission) => {
      const result = await send(submission);
      if (result.outcome !== 'unreachable' || !outbox) return result;
      try {
        return (await outbox.store(submission, now())) ? { outcome: 'accepted' } : result;
      } catch (error) {
        log.warn(
          { err: error, form: submission.formHandle },
          'forms: the outbox could not store a submission',
        );
        return result;
      }
    }),
    deliverStoredSubmissions: async () => outbox?.deliver(send),
  };
}

/** Returns the name, size and content hash of a file. Its date is omitted, because browsers do not send it. */
async function hashableValue(value: unknown): Promise<unknown> {
  if (!(value instanceof File)) return value;
  const bytes = new Uint8Array(await value.arrayBuffer());
  return [value.name, value.size, createHash('sha256').update(bytes).digest('base64url')];
}

/**
 * Returns the status that describes a failure to visitors: that of the content system, or without one that of a gateway. The reason of a lost
 * connection is only logged, because it contains the address of the content system.
 */
function statusOf(failure: Failure): number {
  switch (failure.kind) {
    case 'unexpected-status':
      return failure.status;
    case 'unexpected-body':
      return 502;
    case 'timeout':
      return 504;
    default:
      return 503;
  }
}

function isPermanent(failure: Failure) {
  if (failure.kind === 'unexpected-body') return true;
  return (
    failure.kind === 'unexpected-status' &&
    failure.status < 500 &&
    !TEMPORARY_STATUSES.includes(failure.status)
  );
}

/** Deduplicates submissions by key. If a submission was not accepted, its key is deleted, so that the visitor can submit it again. */
function deduplicated(send: SendSubmission): SendSubmission {
  const results = new LRUCache<string, Promise<SubmissionResult>>({
    ...entryLimit(MAX_KEYS),
    ttl: KEY_RETENTION_MS,
  });
  return (submission) => {
    const key = `${submission.formHandle} ${submission.key}`;
    const existing = results.get(key);
    if (existing) return existing;
    const pending = send(submission);
    results.set(key, pending);
    const deleteKey = () => void (results.peek(key) === pending && results.delete(key));
    pending.then(({ outcome }) => outcome === 'accepted' || deleteKey(), deleteKey);
    return pending;
  };
}
