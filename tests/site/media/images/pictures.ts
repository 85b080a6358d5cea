import { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { createImages, type ImageConfig } from '#site/media/images';
import { createRecordingLog, startOrigin } from '../../origin.ts';

/** Starts a content system with these files. `pauseBodies` delays response bodies until `resumeBodies` is called. */
export async function startPictureServer(files: Record<string, Uint8Array>) {
  const pausedBodies: (() => void)[] = [];
  let isPaused = false;
  const origin = await startOrigin((response, { method, url }) => {
    const file = files[decodeURIComponent(url.pathname)];
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, { etag: `"${file.byteLength}"` });
    if (method === 'HEAD') return response.end();
    const send = () => response.end(file);
    return isPaused ? pausedBodies.push(send) : send();
  });
  return {
    url: origin.url,
    requests: origin.requests,
    files,
    /** Returns the paths of all requests for a body. */
    fetchedPaths: () =>
      origin.requests.filter(({ method }) => method === 'GET').map(({ url }) => url.pathname),
    pauseBodies: () => void (isPaused = true),
    resumeBodies() {
      isPaused = false;
      for (const send of pausedBodies.splice(0)) send();
    },
  };
}

/**
 * Creates the images of a content system, with a temporary cache directory that is removed when the test ends. The time limit
 * for colours is long, because a render process starts slowly on a busy machine.
 */
export function createTestImages(contentUrl: string, config: Partial<ImageConfig> = {}) {
  const { log, lines } = createRecordingLog();
  const directory = config.directory ?? newDirectory();
  const limits = { maxColorWaitMs: 30_000, ...config.limits };
  return {
    ...createImages({ contentUrl, shopMediaUrl: `${contentUrl}/media`, log, ...config, limits, directory }),
    lines,
  };
}

export function newDirectory() {
  const directory = mkdtempSync(join(tmpdir(), 'lantern-images-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
}

type Colour = readonly [red: number, green: number, blue: number, alpha?: number];

/** A picture whose left half has one colour and its right half another. */
export async function twoColours(left: Colour, right: Colour, format: 'png' | 'jpeg' = 'png') {
  const [width, height] = [80, 40];
  const row = Array.from({ length: width }, (_, x) => {
    const [red, green, blue, alpha = 255] = x < width / 2 ? left : right;
    return [red, green, blue, alpha];
  });
  const pixels = Uint8Array.from(Array.from({ length: height }, () => row.flat()).flat());
  const body = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .toFormat(format)
    .toBuffer();
  return new Uint8Array(body);
}

/** Collects the processes that start during the test. */
export function recordProcesses() {
  const started: ChildProcess[] = [];
  const record = (message: unknown) => {
    const isProcess = typeof message === 'object' && message !== null && 'process' in message;
    if (isProcess && message.process instanceof ChildProcess) started.push(message.process);
  };
  subscribe('child_process', record);
  onTestFinished(() => void unsubscribe('child_process', record));
  return started;
}
