import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PASS_THROUGH = fileURLToPath(new URL('../design-system/held-page/remove-scroll.ts', import.meta.url));
const SELECT = /\/@radix-ui\/react-select\/dist\/index\.mjs/;
/** The element by which Radix' list hides its scroll bar. Ours shows it: there is more to see below. */
const STYLE_OF_VIEWPORT =
  /\/\* @__PURE__ \*\/ jsx\(\s*"style",\s*\{\s*dangerouslySetInnerHTML: \{\s*__html: `[^`]*`\s*\},\s*nonce\s*\}\s*\)/;

/**
 * Takes style elements out of Radix' packages. The site's policy allows the one sheet of a page by its hash and no other element,
 * so a browser would refuse them each time a list opens; a nonce cannot be, since pages are kept for everybody. Nothing is lost:
 * the page is kept still by our own styles, and what the list looks like is ours too.
 */
export function withoutStyleElements(): Plugin {
  const viewport = viewportWithoutStyle();
  return {
    ...viewport,
    config: () => ({
      resolve: { alias: [{ find: /^react-remove-scroll$/, replacement: PASS_THROUGH }] },
      // While developing, packages are bundled ahead of everything else.
      optimizeDeps: { rolldownOptions: { plugins: [viewport] } },
    }),
  };
}

function viewportWithoutStyle() {
  return {
    name: 'lantern:without-style-elements',
    transform: {
      filter: { id: SELECT },
      handler(code: string) {
        if (!STYLE_OF_VIEWPORT.test(code))
          throw new Error(
            'The list of @radix-ui/react-select has no style element where it had one: see there.',
          );
        return code.replace(STYLE_OF_VIEWPORT, 'null');
      },
    },
  };
}
