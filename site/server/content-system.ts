import { join } from 'node:path';
import { startContentServer } from '#embedded/content';
import type { Logger } from '#site/pages/page-services';
import type { Environment } from './env.ts';

/** An outside system: a configured one, or the embedded server that replaces it. */
export type OutsideSystem = {
  readonly name: string;
  readonly kind: 'configured' | 'embedded';
  readonly url: string;
  close(): Promise<void>;
};

type EmbeddedConfig = {
  /** The `site` folder, which contains `statamic/`. */
  readonly directory: string;
  readonly siteUrl: string;
  readonly log: Logger;
  /** Called after content on disk has changed. */
  readonly onContentChange: () => void;
};

/** Returns the configured content system, or starts an embedded server for `site/statamic` on a loopback port. */
export async function openContentSystem(
  environment: Environment,
  config: EmbeddedConfig,
): Promise<OutsideSystem> {
  const { baseUrl, previewTokens } = environment.content;
  if (baseUrl !== undefined)
    return { name: 'content', kind: 'configured', url: baseUrl, close: async () => {} };
  const { directory, siteUrl, log, onContentChange } = config;
  const server = await startContentServer({
    directory: join(directory, 'statamic'),
    port: 0,
    appUrl: siteUrl,
    previewTokens,
    submissionsDirectory: join(directory, '../.cache/submissions'),
    onChange: onContentChange,
    log: (line) => log.warn({}, line),
  });
  return { name: 'content', kind: 'embedded', url: server.url, close: server.close };
}
