import { expect, test } from 'vitest';
import { sanitiseSvg } from '#renderer/parse/sanitise-svg';

const LINE = ' vector-effect="non-scaling-stroke"';
const bodyOf = (raw: string) => sanitiseSvg(raw, '0 0 24 24').body;

test('sanitiseSvg keeps shapes and paint, and adds non-scaling strokes', () => {
  const body =
    '<g fill="none" stroke="currentColor" stroke-width="1.5"><path d="M4 4h16" /><circle cx="12" cy="12" r="3" transform="rotate(90 12 12)" /></g>';
  expect(bodyOf(body)).toBe(body.replaceAll(' />', `${LINE} />`));
});

test.each([
  ['a script', '<script>alert(1)</script><path d="M1 1"/>'],
  ['an event handler', '<path d="M1 1" onload="alert(1)" onclick="alert(1)"/>'],
  [
    'HTML in a foreign object',
    '<foreignObject><img src="x" onerror="alert(1)"/></foreignObject><path d="M1 1"/>',
  ],
  ['a style', '<style>*{display:none}</style><path d="M1 1" style="position:fixed" class="x"/>'],
  ['a link', '<a href="javascript:alert(1)"><path d="M1 1"/></a>'],
  ['an external image', '<image href="https://elsewhere.test/x.png"/><path d="M1 1"/>'],
  ['an external use', '<use href="https://elsewhere.test/x.svg#a"/><path d="M1 1"/>'],
  ['an external paint', '<path d="M1 1" fill="url(https://elsewhere.test/x.svg#a)"/>'],
  [
    'an external paint with an escaped letter',
    '<path d="M1 1" fill="\\75rl(https://elsewhere.test/x.svg#a)"/>',
  ],
  ['an animation', '<path d="M1 1"><animate attributeName="href" to="javascript:alert(1)"/></path>'],
  ['an id', '<path id="main" d="M1 1"/>'],
  ['an early end of the svg', '</svg><img src="x" onerror="alert(1)"/><path d="M1 1"/>'],
])('sanitiseSvg removes %s and keeps the shape', (_name, raw) => {
  expect(bodyOf(raw)).toBe(`<path d="M1 1"${LINE} />`);
});
