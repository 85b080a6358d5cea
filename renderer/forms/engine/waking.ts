import type { RuleMessages } from '../validation/messages.ts';

/** How long an attempt waits for the texts of the rules. */
const PATIENCE_MS = 5_000;

/**
 * Lets rules judge as soon as their texts are there; resolves then, or when that takes too long. Texts that cannot be had keep nobody
 * from sending: the server judges, too, and says it in its own words. Where fetching them failed, the next call tries again.
 */
export function createWaking(
  messages: RuleMessages | (() => Promise<RuleMessages>),
  judgeBy: (texts: RuleMessages) => void,
): () => Promise<void> {
  let waking: Promise<void> | undefined;
  const wake = async () => {
    if (typeof messages !== 'function') return judgeBy(messages);
    const judging = messages().then(judgeBy, (reason: unknown) => {
      waking = undefined;
      console.warn(`A form is not judged here: ${String(reason)}`);
    });
    await Promise.race([judging, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  };
  return () => (waking ??= wake());
}
