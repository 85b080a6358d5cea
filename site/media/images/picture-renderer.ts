import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import PQueue from 'p-queue';
import { Tinypool } from 'tinypool';
import type { WarningLog } from '#site/services/http';
import type { RenderJob } from './render-process.ts';

export type PictureRendererLimits = {
  /** Maximum number of concurrent renders for visitors. Each uses one core. */
  readonly maxRenders?: number;
  /** Time limit of a render in milliseconds. It includes the start of the process. */
  readonly maxRenderMs?: number;
};

/**
 * Renders for a page that waits, for a visitor who waits, or in the background, in this order. Background renders have a process of
 * their own with the lowest priority in the operating system, so they do not delay requests.
 */
export type RenderPriority = 'page' | 'visitor' | 'background';

export type PictureRenderer = {
  /**
   * Resolves with the encoded picture, or the mean colour of the original if the job has no rendition.
   *
   * @throws {Error} if the original is not a picture, exceeds a limit, or takes too long
   */
  render(
    priority: RenderPriority,
    job: Pick<RenderJob, 'original' | 'rendition'>,
  ): Promise<Uint8Array<ArrayBuffer>>;
};

const MAX_RENDERS = 3;
const MAX_RENDER_MS = 30_000;
/** An idle process uses about 60 MB. */
const IDLE_MS = 20_000;
/** Below that of the server, so that a page never waits for a picture. On an idle machine a render takes the same time. */
const VISITOR_PRIORITY = 5;
const LOWEST_PRIORITY = 19;
/** Order of waiting jobs: jobs with a higher number run first. */
export const QUEUE_PRIORITY: Readonly<Record<RenderPriority, number>> = {
  page: 1,
  visitor: 0,
  background: -1,
};

/** The extension differs between sources and build. */
const SCRIPT = join(import.meta.dirname, `render-process${extname(import.meta.filename)}`);

/**
 * Creates a renderer whose processes decode and encode pictures. A process is the only way to stop native code: sharp's own time limit
 * waits for the decoder. A crash of a decoder ends only its process, which has no environment variables.
 */
export function createPictureRenderer(
  {
    maxRenders = Math.min(availableParallelism(), MAX_RENDERS),
    maxRenderMs = MAX_RENDER_MS,
  }: PictureRendererLimits,
  log: WarningLog,
): PictureRenderer {
  const visitors = {
    queue: new PQueue({ concurrency: maxRenders }),
    pool: createPool(maxRenders, log),
    niceness: VISITOR_PRIORITY,
  };
  const background = {
    queue: new PQueue({ concurrency: 1 }),
    pool: createPool(1, log),
    niceness: LOWEST_PRIORITY,
  };

  return {
    async render(priority, job) {
      const { queue, pool, niceness } = priority === 'background' ? background : visitors;
      const result = await queue.add(() => runWithin(maxRenderMs, pool, { ...job, niceness }), {
        priority: QUEUE_PRIORITY[priority],
      });
      if (!(result instanceof Uint8Array)) throw new Error('The render process returned no picture.');
      return new Uint8Array(result);
    },
  };
}

function createPool(maxThreads: number, log: WarningLog) {
  const pool = new Tinypool({
    runtime: 'child_process',
    serialization: 'advanced',
    filename: SCRIPT,
    minThreads: 0,
    maxThreads,
    idleTimeout: IDLE_MS,
    env: {},
    execArgv: [],
  });
  pool.on('error', (error: unknown) => log.warn({ err: error }, 'images: an idle render process stopped'));
  return pool;
}

/** Runs a job and stops its process when the time is over. */
async function runWithin(limitMs: number, pool: Tinypool, job: RenderJob): Promise<unknown> {
  const signal = AbortSignal.timeout(limitMs);
  try {
    return await pool.run(job, { signal });
  } catch (error) {
    if (signal.aborted) throw new Error(`The render took longer than ${limitMs} ms.`, { cause: error });
    throw toError(error);
  }
}

/** Errors arrive as plain objects from another process. */
function toError(error: unknown): Error {
  if (error instanceof Error) return error;
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return new Error(hasMessage ? String(error.message) : String(error));
}
