/**
 * Thrown if the configuration is invalid. The message for the operator names each invalid variable and the expected value. It does not show values that
 * may contain a secret.
 */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Creates the error for a test system that is switched on together with a real one.
 *
 * @param variable the variable that must not be `yes`
 * @param reason why it must not: `GTM_ID is set`
 */
export function testSystemError(variable: string, reason: string): EnvironmentError {
  return new EnvironmentError(
    `${variable}: expected no, because ${reason}, got "yes". Example: ${variable}=no`,
  );
}
