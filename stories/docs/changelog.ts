export type ChangelogEntry = { readonly audience: string; readonly text: string };
export type ChangelogRelease = { readonly name: string; readonly changes: readonly ChangelogEntry[] };

/** Parses CHANGELOG.md into releases. A line names its audience first: “Visitors: change.” Without one the audience is “Everybody”. */
export function readChangelog(source: string): ChangelogRelease[] {
  return source
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.split('\n');
      return { name: name.trim(), changes: lines.flatMap(readLine) };
    });
}

/** Groups changes by audience, in order of first appearance. */
export function groupByAudience(changes: readonly ChangelogEntry[]): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  for (const { audience, text } of changes) texts.set(audience, [...(texts.get(audience) ?? []), text]);
  return texts;
}

function readLine(line: string): ChangelogEntry[] {
  const [, item] = /^- (.+)$/.exec(line) ?? [];
  if (item === undefined) return [];
  const [, audience = 'Everybody', text = item] = /^(\p{Lu}\w+): (.+)$/u.exec(item) ?? [];
  return [{ audience, text: text.charAt(0).toUpperCase() + text.slice(1) }];
}
