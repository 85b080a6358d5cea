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
 * The priority of a render: a page waits for it, a visitor waits for it, or nothing waits. Renders run in this order. Background renders have
 * their own process with the lowest priority in the operating system, so they do not delay requests.
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
/**
 * Niceness of render processes in the operating system. Their priority is lower than that of the server, so that pages do not wait for
 * pictures. On an idle machine, a render takes the same time.
 */
const VISITOR_NICENESS = 5;
const BACKGROUND_NICENESS = 19;
/** Order of waiting jobs: jobs with a higher number run first. */
export const QUEUE_PRIORITY: Readonly<Record<RenderPriority, number>> = {
  page: 1,
  visitor: 0,
  background: -1,
};

/** The script of the render process. Its extension is `.ts` in the sources and `.js` in the build. */
const SCRIPT = join(import.meta.dirname, `render-process${extname(import.meta.filename)}`);

/**
 * Creates a renderer that decodes and encodes pictures in child processes. Native code can be stopped only by ending its process, because
 * sharp's own time limit waits for the decoder. If a decoder crashes, only its process ends. The processes have no environment variables.
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
    niceness: VISITOR_NICENESS,
  };
  const background = {
    queue: new PQueue({ concurrency: 1 }),
    pool: createPool(1, log),
    niceness: BACKGROUND_NICENESS,
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

/** Runs a job and stops its process after the time limit. */
async function runWithin(limitMs: number, pool: Tinypool, job: RenderJob): Promise<unknown> {
  const signal = AbortSignal.timeout(limitMs);
  try {
    return await pool.run(job, { signal });
  } catch (error) {
    if (signal.aborted) throw new Error(`The render took longer than ${limitMs} ms.`, { cause: error });
    throw toError(error);
  }
}

/** Converts an error of another process, which is a plain object, to an `Error`. */
function toError(error: unknown): Error {
  if (error instanceof Error) return error;
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return new Error(hasMessage ? String(error.message) : String(error));
}
