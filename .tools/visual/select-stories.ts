import { ArgumentError } from '#embedded/command-arguments';
import type { Story } from './stories.ts';

/**
 * Selects stories by words of their ids or titles, without regard to case: `tooltip`, `modal--stacked` or `Modal / Stacked`. An empty list of
 * filters selects all stories.
 *
 * @throws {ArgumentError} if a filter matches no story, because a mistyped filter must not look like a successful run
 */
export function selectStories<Named extends Pick<Story, 'id' | 'title'>>(
  stories: readonly Named[],
  filters: readonly string[],
): Named[] {
  const matches = ({ id, title }: Named, filter: string) =>
    wordsOf(filter) !== '' && ` ${wordsOf(id)} ${wordsOf(title)} `.includes(` ${wordsOf(filter)} `);
  const unmatched = filters.filter((filter) => !stories.some((story) => matches(story, filter)));
  if (unmatched.length > 0)
    throw new ArgumentError(
      `No story matches ${unmatched.map((filter) => `"${filter}"`).join(', ')}. Write whole words of a story's id or title. Example: hero`,
    );
  return stories.filter((story) => filters.length === 0 || filters.some((filter) => matches(story, filter)));
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Selects stories as `selectStories`. If a filter matches no story, prints the message and exits the process. */
export function selectStoriesOrExit<Named extends Pick<Story, 'id' | 'title'>>(
  stories: readonly Named[],
  filters: readonly string[],
): Named[] {
  try {
    return selectStories(stories, filters);
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
