import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';

export type RenderQueueLimits = {
  /** Maximum number of originals in memory. */
  readonly maxOriginals?: number;
  /** Maximum number of concurrent renders. Each uses one core. */
  readonly maxRenders?: number;
  /** Maximum number of waiting jobs. Further jobs resolve with 503. */
  readonly maxWaiting?: number;
};

/** Runs a job and deduplicates concurrent calls with the same key. Resolves with 503 if the queue is full or all callers aborted. */
export type JobRunner<Result> = (
  key: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result | 503>;

export type RenderQueue = {
  /** @param priority jobs with a higher priority run first */
  createRunner<Result>(priority: number): JobRunner<Result>;
  /** Runs a render in a free slot. Callers fetch the original first, so that no slot waits for the network. */
  render<Result>(priority: number, work: () => Promise<Result>): Promise<Result>;
};

/** libuv has four threads for pictures, files and compression. One of them is reserved for pages. */
const MAX_RENDER_THREADS = 3;

/** Creates a queue that limits concurrent and waiting jobs. */
export function createRenderQueue({
  maxOriginals = 8,
  maxRenders = Math.min(availableParallelism(), MAX_RENDER_THREADS),
  maxWaiting = 256,
}: RenderQueueLimits = {}): RenderQueue {
  const jobQueue = new PQueue({ concurrency: maxOriginals });
  const renderQueue = new PQueue({ concurrency: maxRenders });

  return {
    createRunner<Result>(priority: number): JobRunner<Result> {
      const runningJobs = new Map<string, RenderJob<Result>>();
      return async (key, work, signal) => {
        const running = runningJobs.get(key);
        const isRunning = running !== undefined && !running.isAbandoned();
        if (signal?.aborted || (!isRunning && jobQueue.size >= maxWaiting)) return 503;
        if (isRunning) return running.join(signal);
        const job = startJob(jobQueue, priority, work);
        runningJobs.set(key, job);
        return job.join(signal).finally(() => {
          if (runningJobs.get(key) === job) runningJobs.delete(key);
        });
      };
    },
    render: (priority, work) => renderQueue.add(work, { priority }),
  };
}

type RenderJob<Result> = {
  /** Waits for the result. If the signal aborts, the job no longer counts this caller. */
  join(signal: AbortSignal | undefined): Promise<Result | 503>;
  /** Whether all callers aborted before the start. */
  isAbandoned(): boolean;
};

function startJob<Result>(
  jobQueue: PQueue,
  priority: number,
  work: () => Promise<Result>,
): RenderJob<Result> {
  const abandoned = new AbortController();
  let callers = 0;
  let isStarted = false;
  const result = jobQueue
    .add(
      () => {
        isStarted = true;
        return work();
      },
      { priority, signal: abandoned.signal },
    )
    .catch((error: unknown) => {
      if (abandoned.signal.aborted) return 503 as const;
      throw error;
    });

  return {
    isAbandoned: () => abandoned.signal.aborted,
    join(signal) {
      callers += 1;
      const removeCaller = () => {
        callers -= 1;
        // A started job is finished, because its result is cached.
        if (callers === 0 && !isStarted) abandoned.abort();
      };
      signal?.addEventListener('abort', removeCaller, { once: true });
      return result.finally(() => signal?.removeEventListener('abort', removeCaller));
    },
  };
}
