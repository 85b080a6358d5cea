import { accept } from './visual/accept.ts';
import { readLastRun } from './visual/last-run.ts';
import { isAskedFor } from './visual/plan.ts';

// `npm run visual:accept [-- part of a story's name …]`: what the last run found new or changed is right from now on.
process.chdir(`${import.meta.dirname}/..`);
const parts = process.argv.slice(2);
let accepted = 0;
for (const verdict of await readLastRun()) {
  if (!isAskedFor(verdict, parts)) continue;
  const outcome = await accept(verdict.id);
  if (outcome === 'accepted') accepted += 1;
  if (outcome === 'faulty')
    console.log(`${verdict.id} cannot be accepted:\n  ${verdict.complaints.join('\n  ')}`);
}
console.log(`${accepted} ${accepted === 1 ? 'story' : 'stories'} accepted.`);
