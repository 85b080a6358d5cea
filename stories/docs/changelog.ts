export type Change = { readonly audience: string; readonly text: string };
export type Release = { readonly name: string; readonly changes: readonly Change[] };

/** Reads CHANGELOG.md: releases, newest first, of lines “Visitors: what is new.” A line that says nobody is everybody's. */
export function readChangelog(source: string): Release[] {
  return source
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.split('\n');
      return { name: name.trim(), changes: lines.flatMap(readLine) };
    });
}

/** Whom a release concerns, in the order in which it first names them, with what is new for them. */
export function byAudience(changes: readonly Change[]): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  for (const { audience, text } of changes) texts.set(audience, [...(texts.get(audience) ?? []), text]);
  return texts;
}

function readLine(line: string): Change[] {
  const [, item] = /^- (.+)$/.exec(line) ?? [];
  if (item === undefined) return [];
  const [, audience = 'Everybody', text = item] = /^(\p{Lu}\w+): (.+)$/u.exec(item) ?? [];
  return [{ audience, text: text.charAt(0).toUpperCase() + text.slice(1) }];
}
