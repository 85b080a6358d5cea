import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The state of a submission, which is the extension of its file. */
const EXTENSIONS = {
  stored: '.json',
  sending: '.sending',
  undeliverable: '.refused',
} as const;
type SubmissionState = keyof typeof EXTENSIONS;

/** The files of an outbox, one for each submission. The name of a submission has no extension. */
type OutboxFiles = {
  /** Returns the path of the file of a submission in a state. */
  readonly pathOf: (name: string, state: SubmissionState) => string;
  readonly exists: (name: string, state: SubmissionState) => Promise<boolean>;
  /** Writes a submission in the state `stored`. When the promise resolves, the file is on disk. */
  readonly write: (name: string, text: string) => Promise<void>;
  /**
   * Returns the names of the submissions in a state, oldest first.
   *
   * @param unchangedSinceMs milliseconds since 1970. Omits files that got this state later
   */
  readonly list: (
    state: SubmissionState,
    options?: { readonly unchangedSinceMs: number },
  ) => Promise<readonly string[]>;
  /** Changes the state of a submission. Returns false if there is no such file, for example because another process has moved it. */
  readonly move: (name: string, from: SubmissionState, to: SubmissionState) => Promise<boolean>;
  readonly read: (name: string, state: SubmissionState) => Promise<string>;
  readonly remove: (name: string, state: SubmissionState) => Promise<void>;
};

/** Creates the access to the files of an outbox. Only the owner of the process can read them. */
export function createOutboxFiles(directory: string): OutboxFiles {
  const pathOf: OutboxFiles['pathOf'] = (name, state) => join(directory, name + EXTENSIONS[state]);
  return {
    pathOf,
    exists: (name, state) => succeeds(stat(pathOf(name, state))),
    async write(name, text) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const incomplete = join(directory, `${name}.new`);
      await writePrivateFile(incomplete, text);
      await rename(incomplete, pathOf(name, 'stored'));
    },
    async list(state, { unchangedSinceMs } = { unchangedSinceMs: Infinity }) {
      const extension = EXTENSIONS[state];
      const files = (await readdir(directory).catch(() => [])).filter((file) => file.endsWith(extension));
      const aged: { readonly name: string; readonly storedAtMs: number }[] = [];
      for (const file of files) {
        const status = await stat(join(directory, file)).catch(() => undefined);
        // A change of the name changes `ctime`, but not `mtime`.
        if (status && status.ctimeMs <= unchangedSinceMs)
          aged.push({ name: file.slice(0, -extension.length), storedAtMs: status.mtimeMs });
      }
      return aged.toSorted((one, other) => one.storedAtMs - other.storedAtMs).map(({ name }) => name);
    },
    move: (name, from, to) => succeeds(rename(pathOf(name, from), pathOf(name, to))),
    read: (name, state) => readFile(pathOf(name, state), 'utf8'),
    remove: (name, state) => rm(pathOf(name, state), { force: true }),
  };
}

function succeeds(call: Promise<unknown>): Promise<boolean> {
  return call.then(
    () => true,
    () => false,
  );
}

/** Writes a file that only the owner can read. If writing fails, the incomplete file is deleted. */
async function writePrivateFile(path: string, text: string) {
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
