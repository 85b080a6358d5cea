import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const REMOVE_SCROLL = fileURLToPath(
  new URL('../design-system/scroll-lock/remove-scroll.ts', import.meta.url),
);
const SELECT = /\/@radix-ui\/react-select\/dist\/index\.mjs/;
/** The style element with which Radix hides the scroll bar of its list. Our list shows it. */
const VIEWPORT_STYLE =
  /\/\* @__PURE__ \*\/ jsx\(\s*"style",\s*\{\s*dangerouslySetInnerHTML: \{\s*__html: `[^`]*`\s*\},\s*nonce\s*\}\s*\)/;

/**
 * Removes style elements from Radix packages. The content security policy allows only the page's own style element, by its hash. A
 * nonce is impossible because pages are cached for all visitors. Our own styles lock scrolling and style the list.
 */
export function withoutStyleElements(): Plugin {
  const viewport = viewportWithoutStyle();
  return {
    ...viewport,
    config: () => ({
      resolve: { alias: [{ find: /^react-remove-scroll$/, replacement: REMOVE_SCROLL }] },
      // The development server bundles packages in advance.
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
        if (!VIEWPORT_STYLE.test(code))
          throw new Error(
            `@radix-ui/react-select: expected a style element in the viewport of its list, found none. Compare ${VIEWPORT_STYLE} with its dist/index.mjs.`,
          );
        return code.replace(VIEWPORT_STYLE, 'null');
      },
    },
  };
}
