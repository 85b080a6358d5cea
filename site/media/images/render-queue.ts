import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';

export type RenderQueueLimits = {
  /** Originals that are fetched and worked on at once: what they take up in memory is bounded by it. */
  readonly maxOriginals?: number;
  /** Pictures worked on at once; each keeps a core busy. */
  readonly maxRenders?: number;
  /** Beyond this many that wait nobody else is let in. */
  readonly maxWaiting?: number;
};

/** Does work for all who ask for it at one time; 503 when too many wait, or when the askers left before it began. */
export type JobRunner<Made> = (
  key: string,
  work: () => Promise<Made>,
  signal?: AbortSignal,
) => Promise<Made | 503>;

export type RenderQueue = {
  /** @param priority whose work goes first: the higher */
  createRunner<Made>(priority: number): JobRunner<Made>;
  /** Waits for a free place and works there. Only what has been fetched may take one: nothing else waits for a network in it. */
  render<Made>(priority: number, work: () => Promise<Made>): Promise<Made>;
};

/**
 * libuv works with four threads, on pictures as on files and the compression of pages: one of them is left to pages, on
 * however many cores.
 */
const MAX_RENDER_THREADS = 3;

/** Bounds how much is made at once, and how much may wait for it. */
export function createRenderQueue({
  maxOriginals = 8,
  maxRenders = Math.min(availableParallelism(), MAX_RENDER_THREADS),
  maxWaiting = 256,
}: RenderQueueLimits = {}): RenderQueue {
  const hands = new PQueue({ concurrency: maxOriginals });
  const benches = new PQueue({ concurrency: maxRenders });

  return {
    createRunner<Made>(priority: number): JobRunner<Made> {
      const underway = new Map<string, RenderJob<Made>>();
      return async (key, work, signal) => {
        const known = underway.get(key);
        const isKnown = known !== undefined && !known.isAbandoned();
        if (signal?.aborted || (!isKnown && hands.size >= maxWaiting)) return 503;
        if (isKnown) return known.join(signal);
        const job = startJob(hands, priority, work);
        underway.set(key, job);
        return job.join(signal).finally(() => {
          if (underway.get(key) === job) underway.delete(key);
        });
      };
    },
    render: (priority, work) => benches.add(work, { priority }),
  };
}

type RenderJob<Made> = {
  /** Waits along; an asker whose signal fires leaves again. */
  join(signal: AbortSignal | undefined): Promise<Made | 503>;
  /** All askers left before it began. */
  isAbandoned(): boolean;
};

function startJob<Made>(hands: PQueue, priority: number, work: () => Promise<Made>): RenderJob<Made> {
  const forsaken = new AbortController();
  let askers = 0;
  let begun = false;
  const made = hands
    .add(
      () => {
        begun = true;
        return work();
      },
      { priority, signal: forsaken.signal },
    )
    .catch((error: unknown) => {
      if (forsaken.signal.aborted) return 503 as const;
      throw error;
    });

  return {
    isAbandoned: () => forsaken.signal.aborted,
    join(signal) {
      askers += 1;
      const leave = () => {
        askers -= 1;
        // What has begun is finished and kept: somebody will ask for it again.
        if (askers === 0 && !begun) forsaken.abort();
      };
      signal?.addEventListener('abort', leave, { once: true });
      return made.finally(() => signal?.removeEventListener('abort', leave));
    },
  };
}
