import { createBuilder } from 'vite';
import { expect, test } from 'vitest';

const KEYFRAMES = /@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g;
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
    const outside = css.replace(/@font-face\{[^}]*\}/g, '').replace(KEYFRAMES, '');
    expect({ name, outside: removeLayers(outside) }).toEqual({ name, outside: '' });
  }
});

// A page loads only some style sheets, so a rule for a type would change other components on these pages only. A rule for the root is allowed.
test('Only the reset selects elements by type alone', async () => {
  for (const { name, css } of await buildStyleSheets()) {
    const withoutReset = css.replace(/@layer reset\{(?:[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})*\}/g, '');
    const lists = withoutReset.replace(KEYFRAMES, '').match(/(?<=[{};])[^{}@;]+(?=\{)/g) ?? [];
    const found = lists.filter((list) =>
      splitSelectors(list).some((selector) => /^(?!html$)[a-z][a-z1-6]*$/.test(selector)),
    );
    expect({ name, found }).toEqual({ name, found: [] });
  }
});

// The browser computes the styles of the root element again at the start and the end of a view transition. If it has a style for its selection,
// the styles of all elements follow.
test('No rule selects the selection of the root element', async () => {
  for (const { name, css } of await buildStyleSheets()) {
    const found = css.match(/(?<=[{},;])(?:html|:root|\*)?::selection/g) ?? [];
    expect({ name, found }).toEqual({ name, found: [] });
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

// Otherwise every element of the page is a candidate. An element that scripts insert then makes the browser compute the styles of all elements of
// its parent again: of the whole page, if that is the body.
test('Every selector that counts children names them, and so does every selector of the next element', async () => {
  for (const { name, css } of await buildStyleSheets()) {
    const lists = css.replace(KEYFRAMES, '').match(/(?<=[{};])[^{}@;]+(?=\{)/g) ?? [];
    const found = lists.filter(
      (list) =>
        /[>+~\s]:nth-/.test(list) ||
        splitSelectors(list).some((selector) =>
          /^:nth-|[+~]\s*(?:\*|:(?!is\b|where\b))[^>+~\s]*$/.test(selector),
        ),
    );
    expect({ name, found }).toEqual({ name, found: [] });
  }
});

// The reset stops the endless animations of all elements, but not those of pseudo-elements.
test('With reduced motion, no pseudo-element has an endless animation', async () => {
  for (const { name, css } of await buildStyleSheets()) {
    const rules = css.replace(KEYFRAMES, '').matchAll(/([^{}]+)\{[^{}]*animation:[^{};]*infinite[^{}]*\}/g);
    const endless = [...rules].flatMap(([, selector = '']) =>
      selector.includes(':after') || selector.includes(':before') ? selector : [],
    );
    const stopped =
      css.match(/@media \(prefers-reduced-motion:\s*reduce\)\{(?:[^{}]*\{[^{}]*\})*\}/g)?.join('') ?? '';
    const running = endless.filter((selector) => !stopped.includes(`${selector}{animation:none}`));
    expect({ name, running }).toEqual({ name, running: [] });
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

/** Splits a selector list. It omits what parentheses contain. */
function splitSelectors(list: string): string[] {
  const shorter = list.replace(/\([^()]*\)/g, '');
  return shorter === list ? list.split(',').map((selector) => selector.trim()) : splitSelectors(shorter);
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
