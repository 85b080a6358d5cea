import { afterEach, expect, test } from 'vitest';
import { createForcedSelector, forceStates, markElements } from '../../stories/workbench/force-states.ts';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const hover = ':is(:hover, [data-force~=hover], :has([data-force~=hover]))';
const focus = ':is(:focus-visible, [data-force~=focus-visible])';

test.each([
  ['.a:hover', `.a${hover}`],
  ['.a:hover .b:focus-visible', `.a${hover} .b${focus}`],
  ['.a:hover, .b', `.a${hover}, .b`],
  ['.a:not(:hover)', `.a:not(${hover})`],
  ['&:hover::before', `&${hover}::before`],
  ['.a:focus', '.a:is(:focus, [data-force~=focus-visible])'],
  ['.a:focus-within', '.a:is(:focus-within, [data-force~=focus-visible], :has([data-force~=focus-visible]))'],
  ['.a:active', '.a:is(:active, [data-force~=active], :has([data-force~=active]))'],
  ['.a:active-view-transition', '.a:active-view-transition'],
  ['.a::hover', '.a::hover'],
  ['.md\\:hover .a', '.md\\:hover .a'],
  ['[title=":hover"]', '[title=":hover"]'],
  ['.a:has(> :hover)', `.a:has(> ${hover})`],
  ['.a', '.a'],
])('createForcedSelector turns %s into %s', (selector, forced) => {
  expect(createForcedSelector(selector)).toBe(forced);
});

test('forceStates rewrites rules in layers and queries once when called twice', () => {
  document.head.innerHTML = `<style>
    .plain:hover { color: red }
    @layer primitives { .layered:hover { color: red } }
    @media (min-width: 1px) { @layer sections { .queried:hover { color: red } } }
  </style>`;
  forceStates(document);
  forceStates(document);

  const css = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('\n');
  expect(css.split(hover)).toHaveLength(4);
  expect(css).toContain(`.plain${hover}`);
  expect(css).toContain(`.layered${hover}`);
  expect(css).toContain(`.queried${hover}`);
});

test('A marked element has the styles of its forced state', () => {
  document.head.innerHTML = '<style>button:focus-visible { outline-style: dotted }</style>';
  document.body.innerHTML = '<p><button>Order</button></p><p><button>Later</button></p>';
  const [first, second] = document.querySelectorAll('p');
  forceStates(document);
  if (first) markElements(first, 'button', ['focus-visible'])();

  const getOutline = (element: Element | undefined) => {
    const button = element?.querySelector('button');
    return button ? getComputedStyle(button).outlineStyle : undefined;
  };
  expect(getOutline(first)).toBe('dotted');
  expect(getOutline(second)).not.toBe('dotted');
});

test('markElements marks elements that are added later', async () => {
  document.body.innerHTML = '<p></p>';
  const [paragraph] = document.querySelectorAll('p');
  if (!paragraph) throw new Error('Expected a paragraph.');
  const stop = markElements(paragraph, 'button', ['hover', 'active']);

  paragraph.innerHTML = '<button>Order</button>';
  await expect.poll(() => paragraph.querySelector('button')?.getAttribute('data-force')).toBe('hover active');
  stop();
});
