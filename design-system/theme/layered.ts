import {
  globalLayer,
  globalStyle,
  type GlobalStyleRule,
  style,
  type StyleRule,
  styleVariants,
} from '@vanilla-extract/css';

// Not a style file: what those export is written into the page's scripts, and functions cannot be.

/** From the weakest to the strongest: whatever a layer says yields to the ones after it. */
const LAYER_ORDER = ['reset', 'theme', 'primitives', 'sections'] as const;
type Layer = (typeof LAYER_ORDER)[number];

type LayeredRule = Omit<StyleRule, '@layer'>;
type LayeredGlobalRule = Omit<GlobalStyleRule, '@layer'>;

/**
 * Puts a rule into a layer, and the order of all layers into the style sheet that is being written: pages inline the sheets of
 * their own sections in pieces, and whichever comes first decides the order for all.
 */
function inLayer<Layered>(layer: Layer, rule: Layered) {
  for (const name of LAYER_ORDER) globalLayer(name);
  return { '@layer': { [layer]: rule } };
}

/** The style of a design-system primitive. */
export function primitive(rule: LayeredRule): string {
  return style(inLayer('primitives', rule));
}

/** Styles of a primitive by a prop's value. */
export function primitiveVariants<Name extends string>(
  rules: Record<Name, LayeredRule>,
): Record<Name, string> {
  return styleVariants(rules, (rule: LayeredRule) => inLayer('primitives', rule));
}

/** What a primitive says about elements it does not render itself. */
export function globalPrimitive(selector: string, rule: LayeredGlobalRule): void {
  globalStyle(selector, inLayer('primitives', rule));
}

/** The style of a page section, or of what surrounds them: stronger than any primitive inside it. */
export function section(rule: LayeredRule): string {
  return style(inLayer('sections', rule));
}

/** Styles of a section by a prop's value. */
export function sectionVariants<Name extends string>(rules: Record<Name, LayeredRule>): Record<Name, string> {
  return styleVariants(rules, (rule: LayeredRule) => inLayer('sections', rule));
}

/** What a section says about its wrapper, and about elements that primitives inside it render. */
export function globalSection(selector: string, rule: LayeredGlobalRule): void {
  globalStyle(selector, inLayer('sections', rule));
}

export function globalTheme(selector: string, rule: LayeredGlobalRule): void {
  globalStyle(selector, inLayer('theme', rule));
}

export function globalReset(selector: string, rule: LayeredGlobalRule): void {
  globalStyle(selector, inLayer('reset', rule));
}
