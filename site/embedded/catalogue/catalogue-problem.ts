/** What is wrong in the catalogue's files, where it stands and what would be right. */
export type CatalogueProblem = {
  /** Within the catalogue's folder: `products/maan-15.yaml`. */
  readonly file: string;
  readonly path: readonly (string | number)[];
  /** 1-based; `null` where the place is not in the file. */
  readonly line: number | null;
  readonly message: string;
};

/** The catalogue cannot be sold from; its message has a line for each fault. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  readonly problems: readonly CatalogueProblem[];

  constructor(faults: readonly CatalogueProblem[]) {
    super(['The catalogue is not in order:', ...faults.map(sentenceOf)].join('\n'));
    this.problems = faults;
  }
}

function sentenceOf({ file, path, line, message }: CatalogueProblem): string {
  const place = line === null ? file : `${file}:${line}`;
  return path.length === 0 ? `${place} ${message}.` : `${place} › ${path.join('.')} ${message}.`;
}
