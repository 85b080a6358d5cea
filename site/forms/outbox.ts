import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { WarningLog } from '#site/services/http';
import type { SendSubmission, Submission } from './submission.ts';

export type Outbox = {
  /** Stores a submission. When the promise resolves, the file is on disk. A submission with the same key replaces the stored one. */
  readonly store: (submission: Submission, storedAt: Date) => Promise<void>;
  /** Sends stored submissions, oldest first, until the content system is unreachable. A call during a delivery returns the same promise. */
  readonly deliver: (send: SendSubmission) => Promise<void>;
};

/** File name extensions, one per state of a submission. */
const STORED_EXTENSION = '.json';
const SENDING_EXTENSION = '.sending';
const UNDELIVERABLE_EXTENSION = '.refused';

const serialisedFile = v.object({
  file: v.object({ name: v.string(), type: v.string(), base64: v.string() }),
});

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
 * delivery. The file of a submission that the content system does not accept is kept, and the log contains its path. Several processes may share
 * the folder: a process locks a file by renaming it.
 */
export function createOutbox(directory: string, log: WarningLog): Outbox {
  let delivery: Promise<void> | undefined;
  // If a process ended while it sent submissions, they are sent again under the same key.
  let hasRecovered = false;

  const store: Outbox['store'] = async (submission, storedAt) => {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const { formHandle, ...rest } = submission;
    const values = await serialiseFiles(submission.values);
    const text = JSON.stringify({ at: storedAt.toISOString(), form: formHandle, ...rest, values });
    const path = join(directory, nameOf(submission));
    const file = await open(`${path}.new`, 'w', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(`${path}.new`, path + STORED_EXTENSION);
  };

  const deliverAll = async (send: SendSubmission) => {
    if (!hasRecovered)
      for (const name of await namesWith(SENDING_EXTENSION))
        await move(name, SENDING_EXTENSION, STORED_EXTENSION);
    hasRecovered = true;
    const all = await Promise.all((await namesWith(STORED_EXTENSION)).map(read));
    const submissions = all.flatMap((stored) => stored ?? []).sort((a, b) => a.at.localeCompare(b.at));
    for (const { name, submission } of submissions) {
      if (!(await move(name, STORED_EXTENSION, SENDING_EXTENSION))) continue;
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
      const text = await readFile(join(directory, name + STORED_EXTENSION), 'utf8');
      const { at, form: formHandle, values, ...rest } = v.parse(storedSubmission, JSON.parse(text));
      return { name, at, submission: { formHandle, ...rest, values: parseFiles(values) } };
    } catch (error) {
      log.warn(
        { err: error, file: join(directory, name + STORED_EXTENSION) },
        'forms: a file of the outbox is not a submission',
      );
      return undefined;
    }
  };

  return {
    store,
    deliver: (send) => {
      delivery ??= deliverAll(send).finally(() => {
        delivery = undefined;
      });
      return delivery;
    },
  };
}

function nameOf({ formHandle, key }: Submission) {
  return createHash('sha256').update(`${formHandle} ${key}`).digest('hex').slice(0, 40);
}

/** Returns values that JSON can represent: each file becomes an object with its bytes in Base64. */
async function serialiseFiles(values: Submission['values']): Promise<Submission['values']> {
  const entries = Object.entries(values).map(
    async ([name, value]) => [name, await serialiseValue(value)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** Reverses `serialiseFiles`. */
function parseFiles(values: Submission['values']): Submission['values'] {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, parseValue(value)]));
}

async function serialiseValue(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(serialiseValue));
  if (!(value instanceof File)) return value;
  const base64 = Buffer.from(await value.arrayBuffer()).toString('base64');
  return { file: { name: value.name, type: value.type, base64 } };
}

function parseValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(parseValue);
  const parsed = v.safeParse(serialisedFile, value);
  if (!parsed.success) return value;
  const { name, type, base64 } = parsed.output.file;
  return new File([Buffer.from(base64, 'base64')], name, { type });
}
