/**
 * Thrown if the configuration is invalid. The message for the operator names each invalid variable and the expected value. It does not show
 * values that may contain a secret.
 */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Returns the values of checks that run at the same time, like `Promise.all`. It waits for all checks, so the operator sees all problems at once.
 *
 * @throws {EnvironmentError} if checks fail with an `EnvironmentError`. The message contains the messages of all of them
 */
export async function runChecks<Checks extends readonly unknown[] | []>(checks: Checks) {
  const settled = await Promise.allSettled(checks);
  const messages = settled.flatMap((result) =>
    result.status === 'rejected' && result.reason instanceof EnvironmentError ? [result.reason.message] : [],
  );
  if (messages.length > 1) throw new EnvironmentError(messages.join('\n'));
  return Promise.all(checks);
}
