import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NO_STYLES = 'lantern:no-styles';

/**
 * Keeps style sheets out of the browser's scripts. Pages bring their own styles, inlined or linked by the server; a chunk that
 * brought them too would fetch every one a second time.
 *
 * @param exclude style sheets that no page brings, because nothing shows them before its script has come: they come along with it
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

/**
 * Keeps only the style sheets of a build whose inputs are views. Their code runs on the server and must not lie where a browser
 * could fetch it.
 */
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
