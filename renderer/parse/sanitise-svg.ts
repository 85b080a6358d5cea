import sanitizeHtml from 'sanitize-html';

declare const sanitised: unique symbol;

/** What stands inside an `<svg>`, gone through {@link sanitiseSvg}. */
type SvgBody = string & { readonly [sanitised]: true };

/** A small drawing as an icon set has it. */
export type SvgIcon = { readonly viewBox: string; readonly body: SvgBody };

const SHAPES = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
const GEOMETRY = 'd points x y x1 y1 x2 y2 cx cy r rx ry width height transform';
const PAINT =
  'fill fill-rule fill-opacity clip-rule opacity stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset';

/** As attributes: in the style sheet it would cost every page bytes before its first paint. */
const LINE = { 'vector-effect': 'non-scaling-stroke' };

/**
 * Reduces a drawing to shapes and their paint: an icon service is another system, and what it sends stands inside our pages. Its
 * lines keep their width however large it is shown, so that they go with the hairlines around them.
 */
export function sanitiseSvg(body: string, viewBox: string): SvgIcon {
  const shapes = sanitizeHtml(body, {
    allowedTags: SHAPES,
    allowedAttributes: { '*': `${GEOMETRY} ${PAINT} vector-effect`.split(' ') },
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: tagName === 'g' ? clean(attribs) : { ...clean(attribs), ...LINE },
      }),
    },
    // What is no shape goes with all it holds.
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
  return { viewBox, body: shapes as SvgBody }; // the one place the brand is given
}

/** A paint or a filter that lies elsewhere, even in this page, is none. */
function clean(attributes: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => !/url\s*\(/i.test(value)));
}
