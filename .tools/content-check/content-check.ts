import { loadProject } from '#embedded/content';
import type { FileProblem } from '#embedded/content';
import { openContent } from './checked-content.ts';
import type { CheckedContent } from './checked-content.ts';
import { formatPath } from './finding.ts';
import type { Finding, RuleFinding, ContentRule } from './finding.ts';
import { altTexts } from './rules/alt-texts.ts';
import { assets } from './rules/assets.ts';
import { entryFiles } from './rules/entry-files.ts';
import { globalLayouts } from './rules/global-layouts.ts';
import { headings } from './rules/headings.ts';
import { iconNames } from './rules/icon-names.ts';
import { ignoredEntries } from './rules/ignored-entries.ts';
import { knownSets } from './rules/known-sets.ts';
import { links } from './rules/links.ts';
import { missingSections } from './rules/missing-sections.ts';
import { quotedDates } from './rules/quoted-dates.ts';
import { readableSections } from './rules/readable-sections.ts';
import { relatedItems } from './rules/related-items.ts';
import { reservedPaths } from './rules/reserved-paths.ts';
import { rowIds } from './rules/row-ids.ts';
import { translations } from './rules/translations.ts';
import { treeIds } from './rules/tree-ids.ts';

const rules: readonly ContentRule[] = [
  entryFiles,
  ignoredEntries,
  quotedDates,
  knownSets,
  rowIds,
  treeIds,
  globalLayouts,
  altTexts,
  assets,
  iconNames,
  relatedItems,
  links,
  reservedPaths,
  headings,
  translations,
  missingSections,
  readableSections,
];

const NO_PROJECT: Finding = {
  file: '.',
  line: null,
  entry: null,
  field: null,
  message: 'There is no Statamic project here; name the folder that holds content/ and resources/.',
};

/** Stands in for the website's address, which content does not know. */
const APP_URL = 'https://website.invalid';

/**
 * Looks through a Statamic project folder for what an editor should mend before it is published (contract §13.3): what Statamic
 * reads otherwise, what leads nowhere, what is missing in a language, what people cannot perceive and what the renderer cannot show.
 *
 * @returns findings in the order of files and lines; none for a folder that is right
 */
export async function checkContent(directory: string): Promise<Finding[]> {
  const read = await loadProject(directory, APP_URL);
  if (read.files.size === 0 && read.unreadableFiles.length === 0) return [NO_PROJECT];
  // What refers to an unreadable file would look broken too, so nothing else is said until it can be read.
  if (read.unreadableFiles.length > 0) return read.unreadableFiles.map(broken).sort(byPlace);
  const content = openContent(directory, read);
  const findings = rules.flatMap((rule) => [...rule(content)].map((remark) => findingOf(remark, content)));
  const named = new Set(findings.map(({ file }) => file));
  // What the server's readers say, unless a rule has already said something of that file in better words.
  const others = read.inconsistencies.filter(({ path }) => !named.has(path));
  return [...others.map(contradiction), ...findings].sort(byPlace);
}

function findingOf(
  { file, path = [], message }: RuleFinding,
  { files, sourceFile, entryIdOf }: CheckedContent,
): Finding {
  const hasLines = files.get(file)?.content !== null && files.has(file);
  return {
    file,
    line: hasLines && path.length > 0 ? sourceFile(file).lineOf(path) : null,
    entry: entryIdOf(file),
    field: path.length === 0 ? null : formatPath(path),
    message,
  };
}

function broken({ path: file, line, message }: FileProblem): Finding {
  return {
    file,
    line,
    entry: null,
    field: null,
    message: `The file cannot be read: ${message}; correct this line.`,
  };
}

function contradiction({ path: file, line, message }: FileProblem): Finding {
  return { file, line, entry: null, field: null, message };
}

function byPlace(a: Finding, b: Finding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0);
}
