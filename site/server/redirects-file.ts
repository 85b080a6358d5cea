import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RedirectRule } from '#site/protocol/route-rules';
import { EnvironmentError, type Environment } from './env.ts';
import { readRedirects } from './redirects.ts';

/**
 * The redirect rules the operator configured, else the project's own.
 *
 * @param project the project's folder
 * @throws {EnvironmentError} when the file cannot be read or a rule in it is wrong
 */
export async function openRedirects(
  { redirectsFile }: Environment,
  project: string,
): Promise<readonly RedirectRule[]> {
  const file = redirectsFile ?? join(project, 'site/redirects.yaml');
  try {
    return readRedirects(await readFile(file, 'utf8'));
  } catch (error) {
    throw new EnvironmentError(
      `REDIRECTS_FILE ${file}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
