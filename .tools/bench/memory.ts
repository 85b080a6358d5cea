import { execFileSync } from 'node:child_process';

const INTERVAL_MS = 200;

/** Returns the resident memory of a process in MB. */
export function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024;
}

/** Measures the memory of a process repeatedly. The returned function stops the measurement and returns the peak in MB. */
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
