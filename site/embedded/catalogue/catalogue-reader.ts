import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, YAMLException } from 'js-yaml';
import * as v from 'valibot';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { CatalogueProblem } from './catalogue-problem.ts';

/** Reads one YAML file of the catalogue and finds the line of each value. */
export class CatalogueReader {
  readonly file: string;
  readonly #text: string;
  readonly #lines = new LineCounter();
  #document: Document | undefined;

  constructor(directory: string, file: string) {
    this.file = file;
    this.#text = readFileSync(join(directory, file), 'utf8');
  }

  /** Validates the file. Returns either its output or its problems. */
  read<Schema extends v.GenericSchema>(
    schema: Schema,
  ): { readonly output?: v.InferOutput<Schema>; readonly problems: readonly CatalogueProblem[] } {
    let value: unknown;
    try {
      value = load(this.#text);
    } catch (error) {
      if (!(error instanceof YAMLException)) throw error;
      return { problems: [this.#syntaxProblem(error)] };
    }
    const result = v.safeParse(schema, value);
    if (result.success) return { output: result.output, problems: [] };
    return { problems: result.issues.map((issue) => this.problemAt(pathOf(issue), issue.message)) };
  }

  problemAt(path: CatalogueProblem['path'], message: string): CatalogueProblem {
    return { file: this.file, path, line: this.#lineOf(path), message };
  }

  #syntaxProblem({ mark, reason }: YAMLException): CatalogueProblem {
    const message = `is not valid YAML: ${reason}; correct this line`;
    return { file: this.file, path: [], line: (mark?.line ?? 0) + 1, message };
  }

  /**
   * Returns the line of a value; for a missing value, the line of its nearest existing parent. The parser that records lines takes ten
   * times as long as the parser without lines, so it runs only for a file with problems.
   */
  #lineOf(path: CatalogueProblem['path']): number | null {
    this.#document ??= parseDocument(this.#text, { lineCounter: this.#lines, prettyErrors: false });
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
