import { resolve } from 'node:path';
import { API, type Checker, type NodeHandle, type Symbol, SymbolFlags } from 'typescript/unstable/sync';

/** The sources as the compiler understands them. */
export type Sources = {
  readonly checker: Checker;
  /** What a file exports, in the order in which it stands there; the file is named from the project's root. */
  exportsOf(file: string): readonly Symbol[];
  /** The file that something of ours is declared in, from the project's root; nothing for what packages declare. */
  fileOf(symbol: Symbol): string | undefined;
  close(): void;
};

/**
 * Opens the project for questions about its types. The compiler's own interface is called unstable, which is why its version is
 * pinned and only this folder knows it.
 */
export function openSources(): Sources {
  const api = new API({ cwd: process.cwd() });
  const [project] = api.updateSnapshot({ openProjects: [resolve('tsconfig.json')] }).getProjects();
  if (!project) throw new Error('tsconfig.json is no project.');
  const { checker, program } = project;
  const root = `${process.cwd()}/`;

  return {
    checker,
    exportsOf(file) {
      const source = program.getSourceFile(resolve(file));
      const module = source && checker.getSymbolAtLocation(source);
      if (!module) throw new Error(`${file} is not in the project, or no module.`);
      return checker
        .getExportsOfModule(module)
        .map((symbol) => (symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
        .toSorted((one, other) => placeOf(one) - placeOf(other));
    },
    fileOf(symbol) {
      const path = symbol.declarations[0]?.path;
      // The compiler compares paths without regard to case where the file system does.
      if (!path?.toLowerCase().startsWith(root.toLowerCase()) || path.includes('/node_modules/'))
        return undefined;
      return path.slice(root.length);
    },
    close: () => api.close(),
  };
}

function placeOf({ declarations: [declaration] }: Symbol) {
  return placed(declaration);
}

function placed(declaration: NodeHandle | undefined) {
  return declaration?.resolve()?.pos ?? 0;
}
