import { acceptStory } from './visual/accept.ts';
import { matchesFilters } from './visual/plan.ts';
import { readStoryResults } from './visual/story-result.ts';

// `npm run visual:accept [-- <part of a story name> …]`: makes new and changed stories of the last run the baseline.
process.chdir(`${import.meta.dirname}/..`);
const filters = process.argv.slice(2);
let acceptedCount = 0;
for (const result of await readStoryResults()) {
  if (!matchesFilters(result, filters)) continue;
  const accepted = await acceptStory(result.id);
  if (accepted === 'accepted') acceptedCount += 1;
  if (accepted === 'failed')
    console.log(
      `${result.id} has axe violations and cannot be accepted. Fix them and run: npm run visual -- ${result.id}\n  ${result.violations.join('\n  ')}`,
    );
}
console.log(`Accepted stories: ${acceptedCount}.`);
