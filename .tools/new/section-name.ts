import { GeneratorError } from './insertions.ts';

/** A section's name in each spelling that files and code use. */
export type SectionName = {
  /** Folder, files and section type: `before-and-after`. */
  readonly kebab: string;
  /** Component: `BeforeAndAfter`. */
  readonly pascal: string;
  /** Variables: `beforeAndAfter`. */
  readonly camel: string;
  /** Handle of the CMS set: `before_and_after`. */
  readonly snake: string;
  /** Label for people: `Before and after`. */
  readonly title: string;
};

/** Name of the section in the templates. */
const TEMPLATE = 'new-section';
const EXAMPLE = 'before-and-after';

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const KEYWORDS =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|undefined|var|void|while|with|yield)$/;
/** Reserved names: they have another meaning in CMS JSON, in pages or in the templates. */
const RESERVED = [TEMPLATE, 'section', 'section-error-card', 'text', 'set'];

/** Returns a name in all spellings. Throws a `GeneratorError` if files, code or sets cannot have the name. */
export function readSectionName(input: string): SectionName {
  if (!KEBAB.test(input)) {
    const suggestion = toKebab(input);
    throw new GeneratorError(
      `"${input}" is not a section name: expected lower-case letters and digits, starting with a letter, with hyphens between words. Example: ${KEBAB.test(suggestion) ? suggestion : EXAMPLE}`,
    );
  }
  const name = toSpellings(input);
  if (KEYWORDS.test(input) || name.camel in {} || name.pascal in globalThis) {
    throw new GeneratorError(
      `"${input}" is a keyword or global of JavaScript. Use a longer name. Example: ${input}-section`,
    );
  }
  if (RESERVED.includes(input)) {
    throw new GeneratorError(`"${input}" is reserved. Use another name. Example: ${EXAMPLE}`);
  }
  return name;
}

/** Replaces the template's name by a section's name, in all spellings, in a text or a path. */
export function applyName(text: string, name: SectionName): string {
  const template = toSpellings(TEMPLATE);
  const spellings = new Map([
    [template.kebab, name.kebab],
    [template.pascal, name.pascal],
    [template.camel, name.camel],
    [template.snake, name.snake],
    [template.title, name.title],
  ]);
  const any = new RegExp([...spellings.keys()].join('|'), 'g');
  return text.replace(any, (spelling) => spellings.get(spelling) ?? spelling);
}

function toSpellings(kebab: string): SectionName {
  const words = kebab.split('-');
  const pascal = words.map(capitalise).join('');
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    snake: words.join('_'),
    title: capitalise(words.join(' ')),
  };
}

function capitalise(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `Before & after!` becomes `before-after`. */
function toKebab(input: string) {
  return input
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
}
