import type { CheckedContent } from './checked-content.ts';

/** Keys and positions that lead to a value inside a file. */
export type FieldPath = readonly (string | number)[];

/** Something in the content that an editor should mend. */
export interface Finding {
  /** Relative to the project folder, with `/`. */
  file: string;
  /** 1-based; null for what is not there at all. */
  line: number | null;
  /** Id of the entry that the file holds. */
  entry: string | null;
  /** `sections[3].ctas[0].link`. */
  field: string | null;
  /** What is wrong and what would be right. */
  message: string;
}

/** What a rule says; `at` leads to the value in the file, and so to its line. */
export interface RuleFinding {
  file: string;
  path?: FieldPath;
  message: string;
}

/** Looks at all of the content for one kind of fault. */
export type ContentRule = (content: CheckedContent) => Iterable<RuleFinding>;

/** `['sections', 3, 'ctas', 0, 'link']` as people write it. */
export function formatPath(path: FieldPath): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step}]`;
    return name === '' ? step : `${name}.${step}`;
  }, '');
}
