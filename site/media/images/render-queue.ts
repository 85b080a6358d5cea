import PQueue from 'p-queue';
import { QUEUE_PRIORITY, type RenderPriority } from './picture-renderer.ts';

export type RenderQueueLimits = {
  /** Maximum number of originals in memory. */
  readonly maxOriginals?: number;
  /** Maximum number of waiting jobs. Further jobs resolve with 503. */
  readonly maxWaiting?: number;
};

/** Runs a job and deduplicates concurrent calls with the same key. Resolves with 503 if the queue is full or all callers aborted. */
type JobRunner<Result> = (
  key: string,
  work: () => Promise<Result>,
  priority: RenderPriority,
  signal?: AbortSignal,
) => Promise<Result | 503>;

export type RenderQueue = {
  createRunner<Result>(): JobRunner<Result>;
};

/** Creates a queue that limits running jobs and waiting jobs. Each running job holds an original in memory. */
export function createRenderQueue({
  maxOriginals = 8,
  maxWaiting = 256,
}: RenderQueueLimits = {}): RenderQueue {
  const jobQueue = new PQueue({ concurrency: maxOriginals });

  return {
    createRunner<Result>(): JobRunner<Result> {
      const runningJobs = new Map<string, QueuedJob<Result>>();
      return async (key, work, priority, signal) => {
        const running = runningJobs.get(key);
        const isRunning = running !== undefined && !running.isAbandoned();
        if (signal?.aborted || (!isRunning && jobQueue.size >= maxWaiting)) return 503;
        if (isRunning) return running.join(signal);
        const job = startJob(jobQueue, QUEUE_PRIORITY[priority], work);
        runningJobs.set(key, job);
        return job.join(signal).finally(() => {
          if (runningJobs.get(key) === job) runningJobs.delete(key);
        });
      };
    },
  };
}

type QueuedJob<Result> = {
  /** Waits for the result. An abort of the signal removes this caller from the job. A waiting job without callers is cancelled. */
  join(signal: AbortSignal | undefined): Promise<Result | 503>;
  /** Whether all callers aborted before the start. */
  isAbandoned(): boolean;
};

function startJob<Result>(
  jobQueue: PQueue,
  priority: number,
  work: () => Promise<Result>,
): QueuedJob<Result> {
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
        // A job that has started continues, because its result is cached.
        if (callers === 0 && !isStarted) abandoned.abort();
      };
      signal?.addEventListener('abort', removeCaller, { once: true });
      return result.finally(() => signal?.removeEventListener('abort', removeCaller));
    },
  };
}
