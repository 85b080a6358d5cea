import type { CheckedContent } from './checked-content.ts';

/** The keys and list indexes of a value in a file. */
export type FieldPath = readonly (string | number)[];

/** A problem in the content that an editor should correct. */
export interface Finding {
  /** Relative to the project folder, with `/`. */
  file: string;
  /** 1-based; null for a missing file or value. */
  line: number | null;
  /** Id of the entry in the file. */
  entry: string | null;
  /** The path of the value: `sections[3].ctas[0].link`. */
  field: string | null;
  /** Describes the problem and its correction. */
  message: string;
}

/** A finding of a rule. The line follows from `path`. */
export interface RuleFinding {
  file: string;
  path?: FieldPath;
  message: string;
}

/** Checks the content for one kind of problem. */
export type ContentRule = (content: CheckedContent) => Iterable<RuleFinding>;

/** Formats `['sections', 3, 'ctas', 0, 'link']` as `sections[3].ctas[0].link`. */
export function formatPath(path: FieldPath): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step}]`;
    return name === '' ? step : `${name}.${step}`;
  }, '');
}
