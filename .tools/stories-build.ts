import { readArguments } from '#embedded/command-arguments';
import { buildStories } from './visual/build-stories.ts';
import { STORIES_FOLDER } from './visual/stories.ts';

// `npm run stories:build`: builds the workbench as a static site, if its sources changed.
process.chdir(`${import.meta.dirname}/..`);
readArguments({}, 'npm run stories:build');
await buildStories();
console.log(`The stories are in ${STORIES_FOLDER}.`);
