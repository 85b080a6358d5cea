import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NO_STYLES = 'lantern:no-styles';

/**
 * Removes style sheets from the browser's scripts. The server inlines or links the styles of each page, so scripts would load them a
 * second time.
 *
 * @param exclude style sheets of components that only scripts render; these stay with their script
 */
export function scriptsWithoutStyles({ exclude }: { exclude: RegExp }): Plugin {
  return {
    name: 'lantern:scripts-without-styles',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: { filter: { id: { include: /\.vanilla\.css(?:$|\?)/, exclude } }, handler: () => NO_STYLES },
    load: { filter: { id: new RegExp(`^${NO_STYLES}$`) }, handler: () => '' },
  };
}

/** Deletes the scripts of the `styles` build. Their code runs on the server, so the browser's build must not contain it. */
export function stylesWithoutScripts(): Plugin {
  return {
    name: 'lantern:styles-without-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'styles',
    async writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      await Promise.all(chunks.map(({ fileName }) => rm(join(dir, fileName))));
    },
  };
}
