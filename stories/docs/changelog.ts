export type ChangelogEntry = { readonly audience: string; readonly text: string };
export type ChangelogRelease = { readonly name: string; readonly changes: readonly ChangelogEntry[] };

/**
 * Parses CHANGELOG.md into releases. An entry names its readers first: “Visitors: change.” or “Visitors with a keyboard: change.” Its audience
 * is the first word, and further words stay in the text. Without readers, the audience is “Everybody”.
 */
export function readChangelog(source: string): ChangelogRelease[] {
  return source
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...entries] = part.split(/^- /m);
      return { name: name.trim(), changes: entries.map(readEntry) };
    });
}

/** Groups changes by audience, in order of first appearance. */
export function groupByAudience(changes: readonly ChangelogEntry[]): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  for (const { audience, text } of changes) texts.set(audience, [...(texts.get(audience) ?? []), text]);
  return texts;
}

function readEntry(lines: string): ChangelogEntry {
  const entry = lines.trim().replaceAll(/\s*\n\s*/g, ' ');
  const [, audience = 'Everybody', further = '', text = entry] =
    /^(\p{Lu}\w+)(?: ([^:]+))?: (.+)$/u.exec(entry) ?? [];
  const change = further === '' ? text : `${further}: ${text}`;
  return { audience, text: change.charAt(0).toUpperCase() + change.slice(1) };
}
