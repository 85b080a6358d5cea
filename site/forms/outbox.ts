import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Log } from '#site/services/http';
import { packed, unpacked } from './serialise-files.ts';
import type { Send, Submission } from './submission.ts';

export type Outbox = {
  /** Keeps a submission until it is delivered; when this resolves it is on disk. The same one twice is one. */
  readonly put: (submission: Submission, at: Date) => Promise<void>;
  /** Delivers what waits, oldest first, until the content system cannot be reached. Asked again meanwhile it does nothing. */
  readonly deliver: (send: Send) => Promise<void>;
};

/** The state of a submission is the end of its file's name. */
const WAITING = '.json';
const SENDING = '.sending';
const REFUSED = '.refused';

const kept = v.object({
  at: v.string(),
  form: v.string(),
  key: v.string(),
  site: v.string(),
  pageUrl: v.string(),
  values: v.record(v.string(), v.unknown()),
});

/**
 * A folder of submissions that the content system could not take: one file each, readable by nobody else, gone once delivered. What it
 * refuses for good stays for the operator, who is told. Several processes may share it: whoever renames a file delivers it.
 */
export function createOutbox(directory: string, log: Log): Outbox {
  let delivering: Promise<void> | undefined;
  // What was on its way when a process ended is sent again, under the same key.
  let recovered = false;

  const put: Outbox['put'] = async (submission, at) => {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const values = await packed(submission.values);
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

  const deliverAll = async (send: Send) => {
    if (!recovered) for (const name of await listed(SENDING)) await move(name, SENDING, WAITING);
    recovered = true;
    const all = await Promise.all((await listed(WAITING)).map(read));
    const waiting = all.flatMap((one) => one ?? []).sort((one, other) => one.at.localeCompare(other.at));
    for (const { name, submission } of waiting) {
      if (!(await move(name, WAITING, SENDING))) continue;
      const { outcome } = await send(submission);
      if (outcome === 'accepted') {
        await rm(join(directory, name + SENDING), { force: true });
      } else if (outcome === 'unreachable') {
        await move(name, SENDING, WAITING);
        return;
      } else {
        await move(name, SENDING, REFUSED);
        log.warn(
          { form: submission.form, file: join(directory, name + REFUSED) },
          'forms: a submission that waited was refused; somebody should read it',
        );
      }
    }
  };

  const listed = async (end: string) => {
    const names = await readdir(directory).catch(() => []);
    return names.filter((name) => name.endsWith(end)).map((name) => name.slice(0, -end.length));
  };
  const move = (name: string, from: string, to: string) =>
    rename(join(directory, name + from), join(directory, name + to)).then(
      () => true,
      () => false,
    );
  const read = async (name: string) => {
    try {
      const text = await readFile(join(directory, name + WAITING), 'utf8');
      const { at, values, ...rest } = v.parse(kept, JSON.parse(text));
      return { name, at, submission: { ...rest, values: unpacked(values) } };
    } catch (error) {
      log.warn(
        { err: error, file: join(directory, name + WAITING) },
        'forms: a submission that waits cannot be read',
      );
      return undefined;
    }
  };

  return {
    put,
    deliver: (send) => {
      delivering ??= deliverAll(send).finally(() => {
        delivering = undefined;
      });
      return delivering;
    },
  };
}

function nameOf({ form, key }: Submission) {
  return createHash('sha256').update(`${form} ${key}`).digest('hex').slice(0, 40);
}
