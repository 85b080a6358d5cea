import { createBuilder } from 'vite';
import { expect, test } from 'vitest';

const ORDER = ['reset', 'theme', 'primitives', 'sections'];

test('Every style sheet declares the order of the cascade layers up to its own', async () => {
  const sheets = await buildStyleSheets();

  expect(sheets.length).toBeGreaterThan(10);
  for (const { name, css } of sheets) {
    const order = readLayerNames(css);
    expect({ name, order }).toEqual({ name, order: ORDER.slice(0, order.length) });
  }
});

test('Every rule of a style sheet is in a layer', async () => {
  for (const { name, css } of await buildStyleSheets()) {
    const outside = css
      .replace(/@font-face\{[^}]*\}/g, '')
      .replace(/@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
    expect({ name, outside: removeLayers(outside) }).toEqual({ name, outside: '' });
  }
});

// A change anywhere in the page could then change the style of the root element, so the browser matches all selectors with `:has()` again.
test('With scripts, no selector tests the content of the whole page with :has()', async () => {
  for (const { name, css } of await buildStyleSheets()) {
    const withScripts = css.replace(/@media \(scripting:\s*none\)\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
    const found =
      withScripts.match(
        /(?<![\w.-])(?:html|:root|body|main|#main)(?![\w-])[^\s,>+~{}]*:has\((?![+~])[^{}]*/g,
      ) ?? [];
    expect({ name, found }).toEqual({ name, found: [] });
  }
});

let styleSheets: Promise<{ name: string; css: string }[]> | undefined;

/** Builds the style sheets of the site in memory, once. */
function buildStyleSheets() {
  styleSheets ??= (async () => {
    const builder = await createBuilder({ logLevel: 'silent', build: { write: false } });
    const { styles, client } = builder.environments;
    if (!styles || !client)
      throw new Error('vite.config.ts: expected the environments "styles" and "client".');
    // Style sheets that pages inline, and style sheets that load with scripts.
    const results = [await builder.build(styles), await builder.build(client)].flat();
    return results
      .flatMap((result) => ('output' in result ? [result] : []))
      .flatMap(({ output }) => output)
      .flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css')
          ? [{ name: file.fileName, css: String(file.source).trim() }]
          : [],
      );
  })();
  return styleSheets;
}

function readLayerNames(css: string) {
  const named = [...css.matchAll(/@layer ([\w,\s]+?)\s*[{;]/g)].flatMap(([, names = '']) =>
    names.split(/,\s*/),
  );
  return [...new Set(named)];
}

function removeLayers(css: string) {
  let rest = '';
  let depth = 0;
  for (const piece of css.split(/(?<=[{};])/)) {
    if (depth > 0 || piece.startsWith('@layer')) {
      if (piece.endsWith('{')) depth += 1;
      if (piece.endsWith('}')) depth -= 1;
    } else rest += piece;
  }
  return rest.trim();
}
