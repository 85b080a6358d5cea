import { execFileSync } from 'node:child_process';

const INTERVAL_MS = 200;

/** Returns the resident memory of a process in MB. */
export function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024;
}

/** Watches the memory of a process. The returned function stops and returns the peak in MB. */
export function watchMemory(pid: number): () => number {
  let peak = memoryOf(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    return Math.max(peak, memoryOf(pid));
  };
}
