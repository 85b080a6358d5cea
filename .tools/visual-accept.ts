import { acceptStory } from './visual/accept.ts';
import { matchesFilters } from './visual/plan.ts';
import { readVerdicts } from './visual/verdict.ts';

// `npm run visual:accept [-- <part of a story name> …]`: makes new and changed stories of the last run the baseline.
process.chdir(`${import.meta.dirname}/..`);
const filters = process.argv.slice(2);
let acceptedCount = 0;
for (const verdict of await readVerdicts()) {
  if (!matchesFilters(verdict, filters)) continue;
  const result = await acceptStory(verdict.id);
  if (result === 'accepted') acceptedCount += 1;
  if (result === 'failed')
    console.log(
      `${verdict.id} has axe violations and cannot be accepted. Fix them and run: npm run visual -- ${verdict.id}\n  ${verdict.violations.join('\n  ')}`,
    );
}
console.log(`Accepted stories: ${acceptedCount}.`);
