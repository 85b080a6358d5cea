/** One problem in a catalogue file. */
export type CatalogueProblem = {
  /** Relative to the catalogue's folder: `products/maan-15.yaml`. */
  readonly file: string;
  readonly path: readonly (string | number)[];
  /** 1-based; `null` if the file is empty. */
  readonly line: number | null;
  /** Description of the problem and a correct example. It completes a sentence whose subject is the path. */
  readonly message: string;
};

/** Thrown if the catalogue is invalid. The message has one line for each problem. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  readonly problems: readonly CatalogueProblem[];

  constructor(problems: readonly CatalogueProblem[]) {
    super(['The catalogue has problems:', ...problems.map(formatProblem)].join('\n'));
    this.problems = problems;
  }
}

function formatProblem({ file, path, line, message }: CatalogueProblem): string {
  const position = line === null ? file : `${file}:${line}`;
  return path.length === 0 ? `${position} ${message}.` : `${position} › ${path.join('.')} ${message}.`;
}
