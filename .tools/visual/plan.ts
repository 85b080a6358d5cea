import { createFingerprints, stillFetches } from './fingerprint.ts';
import { readLook } from './snapshot-store.ts';
import { readStories, type Story } from './stories.ts';
import { outcomeOf, readVerdict } from './verdict.ts';

export type Planned = Story & { readonly madeOf: string };

export type Plan = {
  /** Stories that were asked for. */
  readonly asked: readonly Planned[];
  /** Those that may look other than they did, or were not accepted. */
  readonly toShoot: readonly Planned[];
};

/**
 * Which stories to take pictures of.
 *
 * @param parts of ids or titles; none asks for all stories
 * @param all also stories of which nothing changed
 */
export async function planShots(
  parts: readonly string[],
  { browser, all }: { readonly browser: string; readonly all: boolean },
): Promise<Plan> {
  const fingerprintOf = await createFingerprints(browser);
  const stories = await readStories();
  const asked = stories
    .filter((story) => isAskedFor(story, parts))
    .map((story) => ({ ...story, madeOf: fingerprintOf(story) }));
  const toShoot: Planned[] = [];
  for (const story of asked) if (all || !(await isAsAccepted(story))) toShoot.push(story);
  return { asked, toShoot };
}

export function isAskedFor({ id, title }: Pick<Story, 'id' | 'title'>, parts: readonly string[]): boolean {
  const words = `${id} ${title}`.toLowerCase();
  return parts.length === 0 || parts.some((part) => words.includes(part.toLowerCase()));
}

async function isAsAccepted({ id, madeOf }: Planned): Promise<boolean> {
  const accepted = await readLook('baseline', id);
  if (accepted?.madeOf !== madeOf || !(await stillFetches(accepted))) return false;
  const verdict = await readVerdict(id);
  return verdict === undefined || outcomeOf(verdict) === 'same';
}
