import { Refusal } from './refusal.ts';

/** A section's name in every spelling it is written in. */
export type Spellings = {
  /** Folders, files, the type: `before-and-after`. */
  readonly kebab: string;
  /** The view: `BeforeAndAfter`. */
  readonly pascal: string;
  /** What code calls it: `beforeAndAfter`. */
  readonly camel: string;
  /** The CMS's set: `before_and_after`. */
  readonly snake: string;
  /** What people read: `Before and after`. */
  readonly title: string;
};

/** The section that the templates make. */
const TEMPLATE = 'new-section';
const EXAMPLE = 'before-and-after';

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const KEYWORDS =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|undefined|var|void|while|with|yield)$/;
/** What means something else where types of sections stand: in the CMS's JSON, in the page, in the templates. */
const TAKEN = [TEMPLATE, 'section', 'left-out', 'text', 'set'];

/** The name in all its spellings, once it is sure that files, code and sets can be called by it. */
export function readSectionName(written: string): Spellings {
  if (!KEBAB.test(written)) {
    const better = kebabOf(written);
    throw new Refusal(
      `"${written}" cannot be a section's name: it is small letters and digits, a letter first, with hyphens between words. Try ${KEBAB.test(better) ? better : EXAMPLE}.`,
    );
  }
  const name = spell(written);
  if (KEYWORDS.test(written) || name.camel in {} || name.pascal in globalThis) {
    throw new Refusal(`"${written}" is a word of JavaScript. Say more, such as ${written}-section.`);
  }
  if (TAKEN.includes(written)) {
    throw new Refusal(`"${written}" means something else in this project. Say more, such as ${EXAMPLE}.`);
  }
  return name;
}

/** A template's text, or its path, with the new name wherever it says its own. */
export function renamed(text: string, name: Spellings): string {
  const old = spell(TEMPLATE);
  const spellings = new Map([
    [old.kebab, name.kebab],
    [old.pascal, name.pascal],
    [old.camel, name.camel],
    [old.snake, name.snake],
    [old.title, name.title],
  ]);
  const any = new RegExp([...spellings.keys()].join('|'), 'g');
  return text.replace(any, (spelling) => spellings.get(spelling) ?? spelling);
}

function spell(kebab: string): Spellings {
  const words = kebab.split('-');
  const [first = '', ...others] = words;
  const camel = [first, ...others.map(capitalised)].join('');
  return {
    kebab,
    pascal: capitalised(camel),
    camel,
    snake: words.join('_'),
    title: capitalised(words.join(' ')),
  };
}

function capitalised(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** What may have been meant by `BeforeAndAfter` or `Before and after`. */
function kebabOf(written: string) {
  return written
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
}
