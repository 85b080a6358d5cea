import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { LineCounter, isNode, parseDocument } from 'yaml';
import type { CatalogueProblem } from './catalogue-problem.ts';

/** One YAML file of the catalogue: what it holds, and where in it. */
export class CatalogueReader {
  readonly file: string;
  readonly unreadable: CatalogueProblem | undefined;
  readonly #lines = new LineCounter();
  readonly #document;

  constructor(directory: string, file: string) {
    this.file = file;
    this.#document = parseDocument(readFileSync(join(directory, file), 'utf8'), {
      lineCounter: this.#lines,
      prettyErrors: false,
    });
    const [error] = this.#document.errors;
    this.unreadable = error && {
      file,
      path: [],
      line: this.#lines.linePos(error.pos[0]).line,
      message: `cannot be read: ${error.message}; correct this line`,
    };
  }

  /** What the file holds, or the faults that keep it from being used. */
  read<Schema extends v.GenericSchema>(
    schema: Schema,
  ): { readonly output?: v.InferOutput<Schema>; readonly faults: readonly CatalogueProblem[] } {
    if (this.unreadable) return { faults: [this.unreadable] };
    const result = v.safeParse(schema, this.#document.toJS());
    if (result.success) return { output: result.output, faults: [] };
    return { faults: result.issues.map((issue) => this.fault(pathOf(issue), issue.message)) };
  }

  fault(path: CatalogueProblem['path'], message: string): CatalogueProblem {
    return { file: this.file, path, line: this.#lineOf(path), message };
  }

  /** The line of a value, or of the nearest group around a value that is missing. */
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
