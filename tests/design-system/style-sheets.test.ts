import { createBuilder } from 'vite';
import { expect, test } from 'vitest';

const ORDER = ['reset', 'theme', 'primitives', 'sections'];

test('every style sheet states the order of all layers up to its own, so that sheets may arrive in any order', async () => {
  const sheets = await buildStyleSheets();

  expect(sheets.length).toBeGreaterThan(10);
  for (const { name, css } of sheets) {
    expect({ name, order: layersInOrder(css) }).toEqual({
      name,
      order: ORDER.slice(0, layersInOrder(css).length),
    });
  }
});

test('no rule of ours stands outside the layers', async () => {
  for (const { name, css } of await buildStyleSheets()) {
    const outside = css
      .replace(/@font-face\{[^}]*\}/g, '')
      .replace(/@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
    expect({ name, outside: withoutLayers(outside) }).toEqual({ name, outside: '' });
  }
});

let built: Promise<{ name: string; css: string }[]> | undefined;

/** The browser's style sheets, built in memory. */
function buildStyleSheets() {
  built ??= (async () => {
    const builder = await createBuilder({ logLevel: 'silent', build: { write: false } });
    const { styles, client } = builder.environments;
    if (!styles || !client) throw new Error('vite.config.ts lacks an environment, "styles" or "client".');
    // What pages inline, and what comes with scripts.
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
  return built;
}

function layersInOrder(css: string) {
  const named = [...css.matchAll(/@layer ([\w,\s]+?)\s*[{;]/g)].flatMap(([, names = '']) =>
    names.split(/,\s*/),
  );
  return [...new Set(named)];
}

function withoutLayers(css: string) {
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
