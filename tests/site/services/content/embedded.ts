import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startContentServer } from '#embedded/content';

const project = join(import.meta.dirname, '../../../contract/content/project');

export const previewToken = 'preview-secret';

/** Starts the embedded content server with the project of the contract tests. The end of the test stops it, unless it was stopped before. */
export async function startEmbedded() {
  const temporary = await mkdtemp(join(tmpdir(), 'content-client-'));
  const server = await startContentServer({
    directory: project,
    port: 0,
    appUrl: 'https://cms.example.test',
    previewTokens: [previewToken],
    submissionsDirectory: temporary,
    now: () => Date.UTC(2026, 5, 15, 12),
    log: () => {},
  });
  let running = true;
  const stop = async () => {
    if (running) await server.close();
    running = false;
  };
  onTestFinished(async () => {
    await stop();
    await rm(temporary, { recursive: true, force: true });
  });
  return { url: server.url, stop };
}
