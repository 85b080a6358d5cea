/** Runs tasks of one customer one after the other, and those of different customers at the same time. */
export type CustomerQueue = {
  /** @param token the token of the customer */
  readonly run: <Result>(token: string, task: () => Promise<Result>) => Promise<Result>;
};

/** Creates the queue, one per process. */
export function createCustomerQueue(): CustomerQueue {
  const lastTasks = new Map<string, Promise<unknown>>();
  return {
    async run(token, task) {
      const previous = lastTasks.get(token) ?? Promise.resolve();
      const result = previous.then(task, task);
      lastTasks.set(token, result);
      try {
        return await result;
      } finally {
        if (lastTasks.get(token) === result) lastTasks.delete(token);
      }
    },
  };
}
