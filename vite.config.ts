import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { createIdentifier } from './.tools/short-identifiers.ts';
import { scriptsWithoutStyles, stylesWithoutScripts } from './.tools/split-styles-from-scripts.ts';
import { withoutStyleElements } from './.tools/without-style-elements.ts';
import { LAYOUT, SECTION_PARTS, SITE_SECTIONS } from './site/server/styled-views.ts';

/** Views with style sheets that pages inline: the layout, application screens, each section type and its optional parts. */
const styledViews = [
  LAYOUT,
  ...Object.values(SITE_SECTIONS),
  ...globSync('site/pages/*/*-view.tsx'),
  ...globSync('renderer/sections/*/*.tsx'),
  ...Object.values(SECTION_PARTS),
];

/** Style sheets of components that render in the browser only. They load with their script. */
const stylesLoadedByScripts =
  /\/(?:scroll-lock|modal|phone-menu-modal|mini-cart|store-map|tracking-debug|session-summary|search-suggestions|date-picker|calendar|number-field|transfer-list|popup|field-button)\.css\.ts/;

/**
 * Joins modules that would become many chunks of 200 bytes each, which compress badly.
 *
 * - `views`: modules that at least three chunks import. It excludes parts of forms and lists, because most pages have neither, swipes, because
 *   the cart and the checkout have none, and motion and modals, because they load with an interaction.
 * - `react`: React without React DOM, which client navigation does not need.
 * - `i18n`: for application screens only, with the navigation and the name of the token field that they share.
 * - `start`: small modules that the entry script shares with the chunks it imports later.
 * - `screen-parts`: small modules of application screens.
 * - `field`: what every field of a form needs.
 * - `viewed-products`: the recently viewed products, which the cart and product pages show.
 * - `cart-changes`: what the cart shares with the mini cart.
 * - `ecommerce`: what every event of the shop needs.
 */
const sharedChunks = [
  {
    name: 'views',
    test: /\/(?:design-system\/(?!checkbox\/|choice\/|close-request\/|control-value\/|drawer\/|field\/|fieldset\/|locale-number\/|modal\/|modal-stack\/|motion\/|notice\/|optional-chunk\/|page-pointer-events\/|pagination\/|prose\/|scroll-lock\/|swipe\/|text-area\/|[a-z]+-field\/|settle\/|theme\/transitions|first-interaction\/)|renderer\/(?!forms\/|tracking\/))/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: 'react',
    test: /\/node_modules\/react\//,
    includeDependenciesRecursively: false,
  },
  {
    name: 'react-dom',
    test: /\/node_modules\/(?:react-dom|scheduler)\//,
    includeDependenciesRecursively: false,
  },
  {
    name: 'i18n',
    test: /\/node_modules\/(?:i18next|react-i18next|html-parse-stringify)\/|\/site\/(?:protocol\/form-token|pages\/screen-navigation)\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'start',
    test: /vite\/preload-helper|\/site\/client\/(?:reload|import-required|latest-build|unsent-input)\.ts$|\/(?:consent-state|sent-input)\.ts$|\/optional-chunk\//,
    includeDependenciesRecursively: false,
  },
  {
    name: 'prefetch',
    test: /\/site\/client\/(?:prefetch|load-route-rules)\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'screen-parts',
    test: /\/site\/pages\/(?:message-heading|(?:pending|scripting)\.css|shop\/amount-price)\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'field',
    test: /\/design-system\/field\/(?:field\.tsx|(?:control|field-button|field)\.css\.ts)$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'viewed-products',
    test: /\/recently-viewed\/(?:recently-viewed-list\.tsx|recently-viewed-view\.css\.ts|viewed-products\.ts)$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'cart-changes',
    test: /\/protocol\/(?:cart-results|seen-prices)\.ts$|\/forms\/post-queue\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'ecommerce',
    test: /\/site\/(?:analytics\/(?:ecommerce|result-events)|protocol\/round-to-cents)\.ts$/,
    includeDependenciesRecursively: false,
  },
];

/** Chunks that load when a visitor points at something. They have no need to be faster. */
const interactionChunks = /\/(?:accordion-motion|drag-row|interactions|list-motion)-[^/]+\.js$/;

/**
 * Returns the chunks to preload with a dynamic import. Their names make the importing script larger, so this omits chunks that it has
 * loaded already: every script has loaded the entry script, and sections have loaded the chunks that they all import.
 */
function chunksToPreload(file: string, chunks: string[], { hostId }: { hostId: string }) {
  if (interactionChunks.test(file)) return [];
  const loaded = /\/entry-/.test(hostId)
    ? /\/(?:entry|start)-/
    : /\/hydrate-/.test(hostId)
      ? /\/(?:entry|start|react|rolldown-runtime)-/
      : // `marked-text` is small, and its name would be in the scripts of every page.
        /\/(?:entry|start|react|rolldown-runtime|views|marked-text)-/;
  return chunks.filter((chunk) => !loaded.test(chunk));
}

/** Tests of rules that need a document. They run with the components, in a context of their own. */
const documentTests = globSync('tests/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'),
);

export default defineConfig({
  plugins: [
    scriptsWithoutStyles({ exclude: stylesLoadedByScripts }),
    stylesWithoutScripts(),
    withoutStyleElements(),
    vanillaExtractPlugin({ identifiers: createIdentifier }),
    react(),
  ],
  // The first browsers that support light-dark(). Compiling it for older browsers would double the size of all colours.
  build: { assetsDir: '_build', cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  publicDir: 'site/client/public',
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: '.vite/scripts.json',
        modulePreload: { polyfill: false, resolveDependencies: chunksToPreload },
        rolldownOptions: {
          input: 'site/client/entry.ts',
          output: { codeSplitting: { groups: sharedChunks } },
        },
      },
    },
    styles: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: '.vite/styles.json',
        rolldownOptions: { input: styledViews },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        // All chunks are in one folder, because the server resolves the project root and the render process relative to its files.
        rolldownOptions: {
          input: ['site/server/start.ts', 'site/media/images/render-process.ts'],
          output: { chunkFileNames: '[name].js' },
        },
      },
    },
  },
  builder: {},
  test: {
    // These limits only end tests that hang. They are high because machines differ and other programs use them.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // One more process than cores, because a process waits for about a tenth of its time, for example for a server that it has started.
    maxWorkers: availableParallelism() + 1,
    // Inlined, so that tests use the version without style elements, like the build.
    server: { deps: { inline: ['@radix-ui/react-select'] } },
    projects: [
      {
        extends: true,
        // Sites of tests render with React's production version, as for visitors. Component tests use the development version, which warns.
        oxc: { jsx: { development: false } },
        test: {
          name: 'rules',
          environment: 'node',
          env: { NODE_ENV: 'production' },
          // The files of a process share modules, so that a process loads the site and parses the demo content once.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/journeys/**', ...documentTests],
          setupFiles: ['tests/console.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          // Each test file has its own context and modules, as in its own process. But jsdom and React's tools are loaded once per
          // process, which saves most of the time of a small file.
          pool: 'vmForks',
          // A process whose old contexts fill the memory ends after its test file.
          vmMemoryLimit: '1GB',
          include: ['tests/**/*.test.tsx', ...documentTests],
          setupFiles: ['tests/console.setup.ts', 'tests/components.setup.ts'],
        },
      },
    ],
  },
});
