import { globSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { dropUnusedScripts } from './.tools/drop-unused-scripts.ts';

const ENTRY = 'site/client/entry.ts';
/** Built for their style sheets: a page inlines those of its own sections. */
const styled = [
  'site/shell/layout.tsx',
  'site/shell/error-view.tsx',
  'renderer/left-out-card.tsx',
  ...globSync('renderer/*/*.tsx'),
];

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  build: { assetsDir: '_build' },
  publicDir: 'site/client/public',
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: {
          polyfill: false,
          // Pages bring their own styles, inlined or linked; a chunk must not load them a second time.
          resolveDependencies: (_file, dependencies) => dependencies.filter((name) => !name.endsWith('.css')),
        },
        rolldownOptions: { input: [ENTRY, ...styled], plugins: [dropUnusedScripts(ENTRY)] },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: { input: 'site/server/start.ts' },
      },
    },
  },
  builder: {},
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/journeys/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/components.setup.ts'],
        },
      },
    ],
  },
});
