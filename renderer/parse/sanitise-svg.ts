import sanitizeHtml from 'sanitize-html';

declare const sanitised: unique symbol;

/** Content of an `<svg>` that {@link sanitiseSvgBody} sanitised. */
type SvgBody = string & { readonly [sanitised]: true };

/** An icon of the icon service. */
export type SvgIcon = { readonly viewBox: string; readonly body: SvgBody };

const SHAPES = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
const GEOMETRY = 'd points x y x1 y1 x2 y2 cx cy r rx ry width height transform';
const PAINT =
  'fill fill-rule fill-opacity clip-rule opacity stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset';

/** Set on each shape as an attribute, because a rule in the style sheet would add bytes to every page before its first paint. */
const LINE_ATTRIBUTES = { 'vector-effect': 'non-scaling-stroke' };

/** Sanitises the content of an `<svg>` with {@link sanitiseSvgBody}. */
export function sanitiseSvg(body: string, viewBox: string): SvgIcon {
  return { viewBox, body: sanitiseSvgBody(body) };
}

/**
 * Reduces an icon to shapes and their paint, because the icon service is an outside system. Strokes have the same width at every
 * size, like the hairlines of the page.
 */
export function sanitiseSvgBody(body: string): SvgBody {
  const shapes = sanitizeHtml(body, {
    allowedTags: SHAPES,
    allowedAttributes: { '*': `${GEOMETRY} ${PAINT} vector-effect`.split(' ') },
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs:
          tagName === 'g'
            ? withoutReferences(attribs)
            : { ...withoutReferences(attribs), ...LINE_ATTRIBUTES },
      }),
    },
    // These elements are removed together with their content.
    nonTextTags: [
      'script',
      'style',
      'text',
      'title',
      'foreignObject',
      'animate',
      'set',
      'image',
      'use',
      'defs',
    ],
    parser: { xmlMode: true },
    selfClosing: SHAPES.filter((shape) => shape !== 'g'),
  });
  return shapes as SvgBody; // the only place that creates this type
}

/**
 * Removes attributes whose value contains `url(…)`. They reference a paint or filter outside the icon, in the page or another file. Also removes
 * values with a backslash, because CSS can write any letter as an escape, such as `\75rl(…)`.
 */
function withoutReferences(attributes: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => !/url\s*\(|\\/i.test(value)));
}
