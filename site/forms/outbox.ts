import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { WarningLog } from '#site/services/http';
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
};

/** File name extensions, one per state of a submission. */
const STORED_EXTENSION = '.json';
const SENDING_EXTENSION = '.sending';
const UNDELIVERABLE_EXTENSION = '.refused';

/**
 * Stores submissions in a folder while the content system is unreachable. Each submission is a file that only the owner can read. A file is
 * deleted after delivery. If the content system refuses the submission, the file is kept and its path is logged. Several processes may
 * share the folder: a process locks a file by renaming it.
 */
export function createOutbox({ directory, limits, log }: OutboxConfig): Outbox {
  const quota = createOutboxQuota(directory, limits);
  let isFull = false;
  let delivery: Promise<void> | undefined;
  // Whether the files in the state `sending` are waiting again. A process may have ended while it sent them. The same key is sent again.
  let hasRecovered = false;

  const store: Outbox['store'] = async (submission, storedAt) => {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const text = await serialiseSubmission(submission, storedAt);
    const path = join(directory, nameOf(submission));
    const replaced = await stat(path + STORED_EXTENSION).catch(() => undefined);
    if (!replaced && !(await quota.reserve(Buffer.byteLength(text)))) {
      // Logged once until a submission can be stored again, because many visitors may send forms meanwhile.
      if (!isFull)
        log.error(
          { directory, ...limits },
          'forms: the outbox is full, so visitors have to submit again later',
        );
      isFull = true;
      return false;
    }
    await write(`${path}.new`, text);
    await rename(`${path}.new`, path + STORED_EXTENSION);
    isFull = false;
    return true;
  };

  const deliverAll = async (send: SendSubmission) => {
    if (!hasRecovered)
      for (const name of await namesWith(SENDING_EXTENSION))
        await move(name, SENDING_EXTENSION, STORED_EXTENSION);
    hasRecovered = true;
    // One file at a time, because all files together may not fit in memory.
    for (const name of await namesWith(STORED_EXTENSION)) {
      if (!(await move(name, STORED_EXTENSION, SENDING_EXTENSION))) continue;
      const submission = await read(name);
      if (typeof submission === 'string') {
        const next = submission === 'invalid' ? UNDELIVERABLE_EXTENSION : STORED_EXTENSION;
        await move(name, SENDING_EXTENSION, next);
        continue;
      }
      const { outcome } = await send(submission);
      if (outcome === 'accepted') {
        await rm(join(directory, name + SENDING_EXTENSION), { force: true });
      } else if (outcome === 'unreachable') {
        await move(name, SENDING_EXTENSION, STORED_EXTENSION);
        return;
      } else {
        await move(name, SENDING_EXTENSION, UNDELIVERABLE_EXTENSION);
        log.warn(
          { form: submission.formHandle, file: join(directory, name + UNDELIVERABLE_EXTENSION) },
          'forms: the content system did not accept a submission from the outbox, its file is kept',
        );
      }
    }
  };

  /** Returns the names of the files in one state without their extension, oldest first. */
  const namesWith = async (extension: string) => {
    const files = (await readdir(directory).catch(() => [])).filter((file) => file.endsWith(extension));
    const aged: { readonly name: string; readonly storedAtMs: number }[] = [];
    for (const file of files) {
      const status = await stat(join(directory, file)).catch(() => undefined);
      if (status) aged.push({ name: file.slice(0, -extension.length), storedAtMs: status.mtimeMs });
    }
    return aged.toSorted((one, other) => one.storedAtMs - other.storedAtMs).map(({ name }) => name);
  };
  const move = (name: string, from: string, to: string) =>
    rename(join(directory, name + from), join(directory, name + to)).then(
      () => true,
      () => false,
    );
  /** Reads a file in the state `sending`. A file that is unreadable now may be readable at the next delivery. */
  const read = async (name: string) => {
    const text = await readFile(join(directory, name + SENDING_EXTENSION), 'utf8').catch(() => undefined);
    if (text === undefined) return 'unreadable';
    try {
      return parseSubmission(text);
    } catch (error) {
      const file = join(directory, name + UNDELIVERABLE_EXTENSION);
      log.warn(
        { err: error, file },
        'forms: a file of the outbox is not a submission, so it is renamed and never sent',
      );
      return 'invalid';
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

/** Writes a file that only the owner can read. If writing fails, the incomplete file is deleted. */
async function write(path: string, text: string) {
  try {
    const file = await open(path, 'w', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
