import { createHash } from 'node:crypto';
import type { WarningLog } from '#site/services/http';
import { createOutboxFiles } from './outbox-files.ts';
import { createOutboxQuota, type OutboxLimits } from './outbox-quota.ts';
import { parseSubmission, serialiseSubmission } from './stored-submission.ts';
import type { SendSubmission, Submission } from './submission.ts';

export type Outbox = {
  /**
   * Stores a submission. When the promise resolves, the file is on disk. A submission with the same key replaces the stored one.
   *
   * @returns false if the outbox is full
   */
  readonly store: (submission: Submission, storedAt: Date) => Promise<boolean>;
  /** Sends stored submissions, oldest first, until the content system is unreachable. A call during a delivery returns the same promise. */
  readonly deliver: (send: SendSubmission) => Promise<void>;
};

type OutboxConfig = {
  readonly directory: string;
  readonly limits: OutboxLimits;
  readonly log: WarningLog & { error(fields: object, message: string): void };
  /** Milliseconds since 1970. Default: the clock of the system. */
  readonly now?: () => number;
};

/** Longer than a delivery of one submission can take. A file that is sent for longer was left by a process that ended. */
const MAX_SENDING_MS = 5 * 60 * 1_000;

/**
 * Stores submissions in a folder while the content system is unreachable. A file is deleted after delivery. If the content system refuses the
 * submission, the file is kept and its path is logged. Several processes may share the folder: a process locks a file by renaming it.
 */
export function createOutbox({ directory, limits, log, now = Date.now }: OutboxConfig): Outbox {
  const files = createOutboxFiles(directory);
  const quota = createOutboxQuota(directory, limits);
  let isFull = false;
  let delivery: Promise<void> | undefined;

  const store: Outbox['store'] = async (submission, storedAt) => {
    const text = await serialiseSubmission(submission, storedAt);
    const name = nameOf(submission);
    const replaces = await files.exists(name, 'stored');
    if (!replaces && !(await quota.reserve(Buffer.byteLength(text)))) {
      // Logged once until a submission can be stored again, because many visitors may send forms meanwhile.
      if (!isFull)
        log.error(
          { directory, ...limits },
          'forms: the outbox is full, so visitors have to submit again later. Delete its .refused files or raise FORM_OUTBOX_MB',
        );
      isFull = true;
      return false;
    }
    await files.write(name, text);
    isFull = false;
    return true;
  };

  const deliverAll = async (send: SendSubmission) => {
    // The content system may have such a submission already. It recognises the key.
    for (const name of await files.list('sending', { unchangedSinceMs: now() - MAX_SENDING_MS }))
      await files.move(name, 'sending', 'stored');
    // One file at a time, because all files together may not fit in memory.
    for (const name of await files.list('stored')) {
      if (!(await files.move(name, 'stored', 'sending'))) continue;
      const submission = await read(name);
      if (!submission) continue;
      const { outcome } = await send(submission);
      if (outcome === 'accepted') {
        await files.remove(name, 'sending');
      } else if (outcome === 'unreachable') {
        await files.move(name, 'sending', 'stored');
        return;
      } else {
        await files.move(name, 'sending', 'undeliverable');
        log.warn(
          { form: submission.formHandle, file: files.pathOf(name, 'undeliverable') },
          'forms: the content system did not accept a submission from the outbox. Its file is kept. To send it again, rename it to .json',
        );
      }
    }
  };

  /** Reads a submission in the state `sending`. If its file is invalid or unreadable, changes the state of the file and returns `undefined`. */
  const read = async (name: string): Promise<Submission | undefined> => {
    let text: string;
    try {
      text = await files.read(name, 'sending');
    } catch (error) {
      // A file that is unreadable now may be readable at the next delivery. If it has moved, another process sends it.
      if (await files.move(name, 'sending', 'stored'))
        log.warn(
          { err: error, file: files.pathOf(name, 'stored') },
          'forms: a file of the outbox cannot be read. The next delivery reads it again. Check its permissions',
        );
      return undefined;
    }
    try {
      return parseSubmission(text);
    } catch (error) {
      await files.move(name, 'sending', 'undeliverable');
      log.warn(
        { err: error, file: files.pathOf(name, 'undeliverable') },
        'forms: a file of the outbox is not a submission, so it is renamed and never sent. Delete it after a check',
      );
      return undefined;
    }
  };

  return {
    store,
    deliver: (send) => {
      delivery ??= deliverAll(send).finally(() => {
        delivery = undefined;
        quota.refresh();
      });
      return delivery;
    },
  };
}

function nameOf({ formHandle, key }: Submission) {
  return createHash('sha256').update(`${formHandle} ${key}`).digest('hex').slice(0, 40);
}
