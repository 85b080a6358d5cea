import { resolve } from 'node:path';
import { API, type Checker, type NodeHandle, type Symbol, SymbolFlags } from 'typescript/unstable/sync';

/** The project's sources with the compiler's type information. */
export type Sources = {
  readonly checker: Checker;
  /** Returns the exports of a file in source order. The file is relative to the project's root. */
  exportsOf(file: string): readonly Symbol[];
  /** Returns the file that declares a symbol, relative to the project's root; `undefined` for symbols of packages. */
  fileOf(symbol: Symbol): string | undefined;
  close(): void;
};

/**
 * Opens the project with the compiler. The compiler's API is unstable, so its version is pinned and only this folder
 * imports it.
 */
export function openSources(): Sources {
  const api = new API({ cwd: process.cwd() });
  const [project] = api.updateSnapshot({ openProjects: [resolve('tsconfig.json')] }).getProjects();
  if (!project) throw new Error('tsconfig.json: expected a TypeScript project');
  const { checker, program } = project;
  const root = `${process.cwd()}/`;

  return {
    checker,
    exportsOf(file) {
      const source = program.getSourceFile(resolve(file));
      const module = source && checker.getSymbolAtLocation(source);
      if (!module) throw new Error(`${file}: expected a module of the project`);
      return checker
        .getExportsOfModule(module)
        .map((symbol) => (symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
        .toSorted((a, b) => positionOf(a.declarations[0]) - positionOf(b.declarations[0]));
    },
    fileOf(symbol) {
      const path = symbol.declarations[0]?.path;
      // The compiler ignores case in paths on file systems that ignore it.
      if (!path?.toLowerCase().startsWith(root.toLowerCase()) || path.includes('/node_modules/'))
        return undefined;
      return path.slice(root.length);
    },
    close: () => api.close(),
  };
}

function positionOf(declaration: NodeHandle | undefined) {
  return declaration?.resolve()?.pos ?? 0;
}
