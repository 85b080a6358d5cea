import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Removes from the browser's build every script that `entry` never reaches. Static views are part of the build for their style
 * sheets only (the manifest keeps naming those); their code runs on the server and must not lie where a browser could fetch it.
 */
export function dropUnusedScripts(entry: string): Plugin {
  return {
    name: 'lantern:drop-unused-scripts',
    async writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(entry));
      if (!start) return;
      const reached = new Set([start.fileName]);
      for (const name of reached) {
        const chunk = chunks.find(({ fileName }) => fileName === name);
        for (const imported of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])])
          reached.add(imported);
      }
      const unused = chunks.filter(({ fileName }) => !reached.has(fileName));
      await Promise.all(unused.map(({ fileName }) => rm(join(dir, fileName))));
    },
  };
}
