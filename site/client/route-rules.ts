import { fits, redirectOf } from '#site/protocol/patterns';
import { type BuildMeta, type RouteRules } from '#site/protocol/route-rules';

const TIME_LIMIT_MS = 5_000;

/** What the server said of this document's build; nothing until it has. One visitor, one document. */
let rules: RouteRules | undefined;

/** Asks for the rules of this build (specification §7). Without them links are followed all the same, only less well. */
export async function learnRouteRules(): Promise<void> {
  const { build = '' } = document.documentElement.dataset;
  const answer = await fetch(`/builds/meta/${build}.json`, {
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }).catch(() => undefined);
  if (!answer?.ok) return;
  // Our own server's answer of our own build: its shape is checked by the compiler on both sides.
  const meta = (await answer.json().catch(() => undefined)) as BuildMeta | undefined;
  rules = meta?.rules;
}

/** Where an address leads: itself, or where it has moved. The server refuses rules that lead in circles. */
export function destinationOf(address: URL): URL {
  const moved = rules && redirectOf(rules.redirects, decoded(address.pathname));
  if (!moved) return address;
  return destinationOf(new URL(encodeURI(moved.to) + address.search + address.hash, address));
}

/** Whether a page is the same for everybody, so that asking for it before a visitor does costs the server nothing. */
export function isCached({ pathname, searchParams }: URL): boolean {
  if (!rules) return false;
  const { cached, parameters } = rules;
  return (
    cached.some((pattern) => fits(pattern, decoded(pathname))) &&
    [...searchParams.keys()].every((name) => parameters.includes(name))
  );
}

/** A path with escapes that are no text has no rule. */
function decoded(path: string) {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
