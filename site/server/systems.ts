import { join } from 'node:path';
import { startContentServer } from '#embedded/content';
import type { Logger } from '#site/pages/page-services';
import type { Environment } from './env.ts';

/** An outside system as the site uses it: the operator's, or an embedded server in its place. */
export type System = {
  readonly name: string;
  readonly kind: 'configured' | 'embedded';
  readonly url: string;
  close(): Promise<void>;
};

type Embedding = {
  /** Folder that holds the site's own data: `site/`. */
  readonly directory: string;
  readonly siteUrl: string;
  readonly log: Logger;
  /** Told when content on disk has changed. */
  readonly onContentChange: () => void;
};

/** Gives the content system: the configured one, else an embedded server over `site/statamic` on a loopback port. */
export async function openContentSystem(environment: Environment, embedding: Embedding): Promise<System> {
  const { baseUrl, previewTokens } = environment.content;
  if (baseUrl !== undefined)
    return { name: 'content', kind: 'configured', url: baseUrl, close: async () => {} };
  const { directory, siteUrl, log, onContentChange } = embedding;
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
