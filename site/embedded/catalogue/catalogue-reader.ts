import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { LineCounter, isNode, parseDocument } from 'yaml';
import type { CatalogueProblem } from './catalogue-problem.ts';

/** Reads one YAML file of the catalogue and finds the line of each value. */
export class CatalogueReader {
  readonly file: string;
  readonly #syntaxProblem: CatalogueProblem | undefined;
  readonly #lines = new LineCounter();
  readonly #document;

  constructor(directory: string, file: string) {
    this.file = file;
    this.#document = parseDocument(readFileSync(join(directory, file), 'utf8'), {
      lineCounter: this.#lines,
      prettyErrors: false,
    });
    const [error] = this.#document.errors;
    this.#syntaxProblem = error && {
      file,
      path: [],
      line: this.#lines.linePos(error.pos[0]).line,
      message: `is not valid YAML: ${error.message}; correct this line`,
    };
  }

  /** Validates the file; returns either its output or the problems found. */
  read<Schema extends v.GenericSchema>(
    schema: Schema,
  ): { readonly output?: v.InferOutput<Schema>; readonly problems: readonly CatalogueProblem[] } {
    if (this.#syntaxProblem) return { problems: [this.#syntaxProblem] };
    const result = v.safeParse(schema, this.#document.toJS());
    if (result.success) return { output: result.output, problems: [] };
    return { problems: result.issues.map((issue) => this.problemAt(pathOf(issue), issue.message)) };
  }

  problemAt(path: CatalogueProblem['path'], message: string): CatalogueProblem {
    return { file: this.file, path, line: this.#lineOf(path), message };
  }

  /** Returns the line of a value; for a missing value, the line of its nearest existing parent. */
  #lineOf(path: CatalogueProblem['path']): number | null {
    const node = path.length === 0 ? this.#document.contents : this.#document.getIn(path, true);
    if (isNode(node) && node.range) return this.#lines.linePos(node.range[0]).line;
    return path.length === 0 ? null : this.#lineOf(path.slice(0, -1));
  }
}

function pathOf(issue: v.BaseIssue<unknown>): CatalogueProblem['path'] {
  return (issue.path ?? []).flatMap(({ key }) =>
    typeof key === 'string' || typeof key === 'number' ? [key] : [],
  );
}
