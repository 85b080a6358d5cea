import { containerFor, toList, toText } from '#embedded/content';
import type { BlueprintField, Project } from '#embedded/content';
import { isValidHandle } from '#site/forms/field-handle';
import type { ContentRule } from '../finding.ts';
import { findInvalidAutocomplete } from '../invalid-autocomplete.ts';

/** Rules about a file that Statamic applies to the field type `assets` only. For `files`, Statamic 5 and early versions of 6 apply them to a list. */
const FILE_RULES = new Set(
  'dimensions file image max_filesize mimes mimetypes extensions min_filesize'.split(' '),
);
/** Rules that limit the number of files, although Laravel applies them to the size of a file. */
const COUNT_RULES = new Set(['min', 'max', 'size', 'between']);
/** Types of inputs for which HTML allows only some values of `autocomplete`. The site shows fields of most other types as text. */
const SPECIAL_INPUTS = ['email', 'tel', 'url', 'password'];

/**
 * The site shows each field of a form as valid HTML, every version of Statamic accepts what the site sends for it, and no file of a visitor
 * has a public URL.
 */
export const formFields: ContentRule = ({ project }) =>
  [...project.forms.values()].flatMap(({ handle: form, blueprint }) =>
    blueprint.fields().flatMap((field) =>
      problemsOf(field, project).map((problem) => ({
        file: `resources/blueprints/forms/${form}.yaml`,
        message: `The field ${field.handle} ${problem}`,
      })),
    ),
  );

function problemsOf(field: BlueprintField, project: Project): string[] {
  if (!isValidHandle(field.handle))
    return [
      'is not shown, because scripts or browsers use its handle for something else; write another handle.',
    ];
  if (field.type === 'date')
    return ['has the type date, which refuses the dates of browsers; write type: text and input_type: date.'];
  if (field.type !== 'assets' && field.type !== 'files') return autocompleteProblems(field);
  const rules = ruleNames(field);
  const problems: string[] = [];
  if (field.type === 'files' && rules.some((rule) => FILE_RULES.has(rule)))
    problems.push(
      'has the type files, with which some versions of Statamic refuse every file; write type: assets with a private container.',
    );
  if (rules.some((rule) => COUNT_RULES.has(rule)))
    problems.push(
      'limits the number of files in its rules; write max_files for that, and max_filesize for kilobytes.',
    );
  if (field.type === 'assets' && hasPublicContainer(field, project))
    problems.push(
      'stores files of visitors in a container with public URLs; choose a container whose disk has no url.',
    );
  return problems;
}

function autocompleteProblems({ type, config }: BlueprintField): string[] {
  const autoComplete = toText(config['autocomplete']);
  if (!autoComplete) return [];
  const element = type === 'textarea' || type === 'select' ? type : 'input';
  const inputType = SPECIAL_INPUTS.find((special) => special === config['input_type']) ?? 'text';
  const reason = findInvalidAutocomplete({
    element,
    type: element === 'input' ? inputType : undefined,
    autoComplete,
  });
  return reason === undefined
    ? []
    : [
        `has an autocomplete that is invalid HTML: ${reason}; write a value of the HTML standard, such as tel.`,
      ];
}

function hasPublicContainer(field: BlueprintField, project: Project): boolean {
  return project.assets.containers.get(containerFor(field, project))?.url !== null;
}

/** The rules are a list, or one text with `|`. */
function ruleNames({ config }: BlueprintField): string[] {
  return toList(config['validate'])
    .flatMap((rule) => toText(rule)?.split('|') ?? [])
    .map((rule) => (rule.split(':')[0] ?? '').trim());
}
