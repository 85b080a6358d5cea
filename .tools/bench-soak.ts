import { readArguments } from '#embedded/command-arguments';
import { serveSite } from './bench/served-site.ts';
import { soak } from './bench/soak/soak.ts';

// `npm run bench:soak [-- <seconds>]`: measures visitors' requests while attackers send hostile requests, for five minutes by default.
process.chdir(`${import.meta.dirname}/..`);
const USAGE = 'npm run bench:soak -- [<seconds>]';
const { positionals } = readArguments({ allowPositionals: true }, USAGE);
const [duration = '300', ...others] = positionals;
const seconds = Number(duration);
if (!(seconds > 0) || others.length > 0) {
  console.error(`Expected a number of seconds above 0, got "${positionals.join(' ')}".\nUsage: ${USAGE}`);
  process.exit(1);
}
const MAX_P99_MS = 1_000;
/** Memory counts as flat if it grows less than this factor. */
const MAX_MEMORY_FACTOR = 1.1;

// The limit of posts per visitor is high, because all requests come from one address and every post must be read.
const site = await serveSite({ FORM_POSTS: '999999' });
try {
  const { failures, ...figures } = await soak(site, { durationMs: seconds * 1_000, attackers: 10 });
  console.table(figures);
  const problems = [
    ...(figures.p99 < MAX_P99_MS ? [] : [`p99: expected less than ${MAX_P99_MS} ms, got ${figures.p99} ms.`]),
    ...(figures.memoryAfter < figures.memoryBefore * MAX_MEMORY_FACTOR
      ? []
      : [`memory: expected flat, got ${figures.memoryBefore} MB, then ${figures.memoryAfter} MB.`]),
    ...failures.slice(0, 20),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await site.stop();
}
