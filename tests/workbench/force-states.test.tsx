import { afterEach, expect, test } from 'vitest';
import { forcedSelector, forceStates, keepMarked } from '../../stories/workbench/force-states.ts';

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
])('%s reads %s', (written, forced) => {
  expect(forcedSelector(written)).toBe(forced);
});

test('rules in layers, queries and other rules are rewritten once, however often it is asked for', () => {
  document.head.innerHTML = `<style>
    .plain:hover { color: red }
    @layer primitives { .layered:hover { color: red } }
    @media (min-width: 1px) { @layer sections { .queried:hover { color: red } } }
  </style>`;
  forceStates(document);
  forceStates(document);

  const written = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('\n');
  expect(written.split(hover)).toHaveLength(4);
  expect(written).toContain(`.plain${hover}`);
  expect(written).toContain(`.layered${hover}`);
  expect(written).toContain(`.queried${hover}`);
});

test('an element that is marked looks as if it were in that state', () => {
  document.head.innerHTML = '<style>button:focus-visible { outline-style: dotted }</style>';
  document.body.innerHTML = '<p><button>Bestel</button></p><p><button>Later</button></p>';
  const [first, second] = document.querySelectorAll('p');
  forceStates(document);
  if (first) keepMarked(first, 'button', ['focus-visible'])();

  const outlineIn = (place: Element | undefined) => {
    const button = place?.querySelector('button');
    return button ? getComputedStyle(button).outlineStyle : undefined;
  };
  expect(outlineIn(first)).toBe('dotted');
  expect(outlineIn(second)).not.toBe('dotted');
});

test('what comes later is marked too, until nobody asks for it', async () => {
  document.body.innerHTML = '<p></p>';
  const [place] = document.querySelectorAll('p');
  if (!place) throw new Error('There is no place.');
  const end = keepMarked(place, 'button', ['hover', 'active']);

  place.innerHTML = '<button>Bestel</button>';
  await expect.poll(() => place.querySelector('button')?.getAttribute('data-force')).toBe('hover active');
  end();
});
