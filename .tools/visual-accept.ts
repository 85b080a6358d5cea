import { readArguments } from '#embedded/command-arguments';
import { acceptStory } from './visual/accept.ts';
import { selectStoriesOrExit } from './visual/select-stories.ts';
import { readStoryResults } from './visual/story-result.ts';

// `npm run visual:accept -- <words of a story name> …` makes new and changed stories of the last run the baseline. `-- --all` accepts
// all of them. A run without a name fails, because it would accept changes that were not reviewed.
process.chdir(`${import.meta.dirname}/..`);
const { positionals: filters, values } = readArguments(
  {
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false } },
  },
  'npm run visual:accept -- <words of a story name> …, or npm run visual:accept -- --all',
);
if (values.all === filters.length > 0) {
  console.error(
    'Name the stories to accept, or accept all. Example: npm run visual:accept -- hero, or -- --all',
  );
  process.exit(1);
}
let acceptedCount = 0;
for (const result of selectStoriesOrExit(await readStoryResults(), filters)) {
  const accepted = await acceptStory(result.id);
  if (accepted === 'accepted') acceptedCount += 1;
  if (accepted === 'failed')
    console.log(
      `${result.id} has axe violations and cannot be accepted. Fix them and run: npm run visual -- ${result.id}\n  ${result.violations.join('\n  ')}`,
    );
}
console.log(`Accepted stories: ${acceptedCount}.`);
