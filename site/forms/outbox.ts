import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { WarningLog } from '#site/services/http';
import { parseFiles, serialiseFiles } from './serialise-files.ts';
import type { SendSubmission, Submission } from './submission.ts';

export type Outbox = {
  /** Stores a submission. When the promise resolves, the file is on disk. A submission with the same key replaces the stored one. */
  readonly put: (submission: Submission, at: Date) => Promise<void>;
  /** Sends stored submissions, oldest first, until one is unreachable. A call during a delivery returns that delivery. */
  readonly deliver: (send: SendSubmission) => Promise<void>;
};

/** File name extensions, one per state of a submission. */
const WAITING = '.json';
const SENDING = '.sending';
const UNDELIVERABLE = '.undeliverable';

const storedSubmission = v.object({
  at: v.string(),
  form: v.string(),
  key: v.string(),
  site: v.string(),
  pageUrl: v.string(),
  values: v.record(v.string(), v.unknown()),
});

/**
 * Stores submissions in a folder while the content system is unreachable: one file each, readable by the owner only, deleted after
 * delivery. A submission that the content system does not accept keeps its file, and the log names it. Several processes may share the folder: a process claims a
 * file by renaming it.
 */
export function createOutbox(directory: string, log: WarningLog): Outbox {
  let delivery: Promise<void> | undefined;
  // Submissions that an ended process was sending are sent again, under the same key.
  let isRecovered = false;

  const put: Outbox['put'] = async (submission, at) => {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const values = await serialiseFiles(submission.values);
    const text = JSON.stringify({ at: at.toISOString(), ...submission, values });
    const path = join(directory, nameOf(submission));
    const file = await open(`${path}.new`, 'w', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(`${path}.new`, path + WAITING);
  };

  const deliverAll = async (send: SendSubmission) => {
    if (!isRecovered) for (const name of await namesWith(SENDING)) await move(name, SENDING, WAITING);
    isRecovered = true;
    const all = await Promise.all((await namesWith(WAITING)).map(read));
    const waiting = all.flatMap((stored) => stored ?? []).sort((a, b) => a.at.localeCompare(b.at));
    for (const { name, submission } of waiting) {
      if (!(await move(name, WAITING, SENDING))) continue;
      const { outcome } = await send(submission);
      if (outcome === 'accepted') {
        await rm(join(directory, name + SENDING), { force: true });
      } else if (outcome === 'unreachable') {
        await move(name, SENDING, WAITING);
        return;
      } else {
        await move(name, SENDING, UNDELIVERABLE);
        log.warn(
          { form: submission.form, file: join(directory, name + UNDELIVERABLE) },
          'forms: the content system did not accept a submission from the outbox, read its file',
        );
      }
    }
  };

  const namesWith = async (extension: string) => {
    const names = await readdir(directory).catch(() => []);
    return names.filter((name) => name.endsWith(extension)).map((name) => name.slice(0, -extension.length));
  };
  const move = (name: string, from: string, to: string) =>
    rename(join(directory, name + from), join(directory, name + to)).then(
      () => true,
      () => false,
    );
  const read = async (name: string) => {
    try {
      const text = await readFile(join(directory, name + WAITING), 'utf8');
      const { at, values, ...rest } = v.parse(storedSubmission, JSON.parse(text));
      return { name, at, submission: { ...rest, values: parseFiles(values) } };
    } catch (error) {
      log.warn(
        { err: error, file: join(directory, name + WAITING) },
        'forms: a file of the outbox is not a submission',
      );
      return undefined;
    }
  };

  return {
    put,
    deliver: (send) => {
      delivery ??= deliverAll(send).finally(() => {
        delivery = undefined;
      });
      return delivery;
    },
  };
}

function nameOf({ form, key }: Submission) {
  return createHash('sha256').update(`${form} ${key}`).digest('hex').slice(0, 40);
}
