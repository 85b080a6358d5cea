import { loadProject } from '#embedded/content';
import type { FileProblem } from '#embedded/content';
import { openContent } from './checked-content.ts';
import type { CheckedContent } from './checked-content.ts';
import { openConfiguredShop } from './configured-shop.ts';
import { openDemoShop } from './demo-shop.ts';
import { formatPath } from './finding.ts';
import type { Finding, RuleFinding, ContentRule } from './finding.ts';
import { altTexts } from './rules/alt-texts.ts';
import { assets } from './rules/assets.ts';
import { entryFiles } from './rules/entry-files.ts';
import { fieldOptions } from './rules/field-options.ts';
import { formFields } from './rules/form-fields.ts';
import { globalLayouts } from './rules/global-layouts.ts';
import { headings } from './rules/headings.ts';
import { iconNames } from './rules/icon-names.ts';
import { ignoredEntries } from './rules/ignored-entries.ts';
import { knownKeys } from './rules/known-keys.ts';
import { knownSets } from './rules/known-sets.ts';
import { links } from './rules/links.ts';
import { missingSections } from './rules/missing-sections.ts';
import { missingTranslations } from './rules/missing-translations.ts';
import { originLanguages } from './rules/origin-languages.ts';
import { productPageForms } from './rules/product-page-forms.ts';
import { quotedDates } from './rules/quoted-dates.ts';
import { readableSections } from './rules/readable-sections.ts';
import { redirects } from './rules/redirects.ts';
import { relatedItems } from './rules/related-items.ts';
import { repeatedValues } from './rules/repeated-values.ts';
import { requiredFields } from './rules/required-fields.ts';
import { reservedPaths } from './rules/reserved-paths.ts';
import { rowIds } from './rules/row-ids.ts';
import { shopReferences } from './rules/shop-references.ts';
import { treeIds } from './rules/tree-ids.ts';
import { uniqueUris } from './rules/unique-uris.ts';

const rules: readonly ContentRule[] = [
  entryFiles,
  ignoredEntries,
  quotedDates,
  knownSets,
  knownKeys,
  fieldOptions,
  formFields,
  requiredFields,
  rowIds,
  treeIds,
  globalLayouts,
  altTexts,
  assets,
  iconNames,
  shopReferences,
  relatedItems,
  links,
  redirects,
  reservedPaths,
  uniqueUris,
  headings,
  missingTranslations,
  missingSections,
  originLanguages,
  repeatedValues,
  readableSections,
  productPageForms,
];

const NO_PROJECT: Finding = {
  file: '.',
  line: null,
  entry: null,
  field: null,
  message:
    'The folder contains no Statamic project; pass the folder with content/ and resources/, for example site/statamic.',
};

/** Placeholder for the website's URL, which is not part of the content. */
const APP_URL = 'https://website.invalid';

/**
 * Checks a Statamic project folder for problems that editors should correct before publishing (contract §13.3). It finds values that
 * Statamic misreads, broken links, missing translations, accessibility problems and sections that the renderer cannot parse.
 *
 * @param shopUrl URL of the shop of links and references, without `/graphql`. Default: the demo catalogue
 * @returns findings sorted by file and line; empty if the content is valid
 * @throws {Error} if the shop does not respond, or if the sites or the settings of the API are invalid
 */
export async function checkContent(directory: string, shopUrl?: string): Promise<Finding[]> {
  const loaded = await loadProject(directory, APP_URL);
  if (loaded.files.size === 0 && loaded.unreadableFiles.length === 0) return [NO_PROJECT];
  // References to an unreadable file would be reported too, so only unreadable files are reported first.
  if (loaded.unreadableFiles.length > 0) return loaded.unreadableFiles.map(toFinding).sort(byPosition);
  const shop = shopUrl === undefined ? openDemoShop() : await openConfiguredShop(shopUrl);
  const content = openContent(directory, loaded, shop);
  const findings = rules.flatMap((rule) =>
    [...rule(content)].map((finding) => withPosition(finding, content)),
  );
  const filesWithFindings = new Set(findings.map(({ file }) => file));
  // Problems of the server's readers are added only for files without findings, because rules describe the same problem in more detail.
  const others = loaded.inconsistencies.filter(({ path }) => !filesWithFindings.has(path));
  return [...others.map(toFinding), ...findings].sort(byPosition);
}

function withPosition(
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

function toFinding({ path: file, line, message }: FileProblem): Finding {
  return { file, line, entry: null, field: null, message };
}

function byPosition(a: Finding, b: Finding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0);
}
