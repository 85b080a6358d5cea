import { execFileSync } from 'node:child_process';

const BETWEEN_LOOKS_MS = 200;

/** Memory that a process holds (resident set), in MB. */
export function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024;
}

/** Looks at the memory of a process until it is told to stop; gives the most there was, in MB. */
export function watchMemory(pid: number): () => number {
  let most = memoryOf(pid);
  const look = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, BETWEEN_LOOKS_MS);
  return () => {
    clearInterval(look);
    return Math.max(most, memoryOf(pid));
  };
}
