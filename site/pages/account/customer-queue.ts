import PQueue from 'p-queue';

/** Runs tasks of one customer one after the other, and those of different customers at the same time. */
export type CustomerQueue = {
  /** @param token the token of the customer */
  readonly run: <Result>(token: string, task: () => Promise<Result>) => Promise<Result>;
};

/** Creates the queue, one per process. */
export function createCustomerQueue(): CustomerQueue {
  const queues = new Map<string, PQueue>();
  return {
    async run(token, task) {
      const queue = queues.get(token) ?? new PQueue({ concurrency: 1 });
      queues.set(token, queue);
      try {
        return await queue.add(task);
      } finally {
        if (queue.size + queue.pending === 0) queues.delete(token);
      }
    },
  };
}
