import { ArgumentError, readArguments } from '#embedded/command-arguments';

// `npm run bench`: measures page loads and the server. The figures depend on the machine, so they are not tests.
// `npm run bench -- --check [<part> …]`: measures only the figures with a budget, and fails if one misses it.
// `npm run bench -- layout-shifts [<width>/<CPU slowdown> …]`: measures only the layout shift of every page, and fails if a page moves.
process.chdir(`${import.meta.dirname}/..`);
const USAGE = 'npm run bench [-- --check [<part> …] | layout-shifts [<width>/<CPU slowdown> …]]';
const { values, positionals } = readArguments(
  { allowPositionals: true, options: { check: { type: 'boolean' } } },
  USAGE,
);
const [only, ...others] = positionals;
// Imported when needed, because loading the code of all measurements takes seconds.
if (values.check) {
  const { checkBudgets } = await import('./bench/check-budgets.ts');
  await exitAfter(checkBudgets(positionals));
} else if (only === 'layout-shifts') {
  const { checkLayoutShifts } = await import('./bench/check-layout-shifts.ts');
  await exitAfter(checkLayoutShifts(others));
} else if (only !== undefined) {
  console.error(
    `Expected no argument, "--check" or "layout-shifts", got "${positionals.join(' ')}".\nUsage: ${USAGE}`,
  );
  process.exit(1);
} else {
  const { measureAll } = await import('./bench/measure-all.ts');
  await measureAll();
}

/** Exits with the result of a check. An invalid argument is a message without a stack. */
async function exitAfter(check: Promise<boolean>): Promise<never> {
  try {
    process.exit((await check) ? 0 : 1);
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
