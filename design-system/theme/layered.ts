import {
  globalLayer,
  globalStyle,
  type GlobalStyleRule,
  style,
  type StyleRule,
  styleVariants,
} from '@vanilla-extract/css';
import { LAYER_ORDER } from './layer-order.ts';

// This is not a `.css.ts` file, because vanilla-extract serialises the exports of such files and cannot serialise functions.

type Layer = (typeof LAYER_ORDER)[number];

type LayeredRule = Omit<StyleRule, '@layer'>;
type LayeredGlobalRule = Omit<GlobalStyleRule, '@layer'>;

/**
 * Puts a rule into a layer. It also declares the order of all layers in each style sheet. Pages inline different sets of style
 * sheets, and the first one of a page defines the layer order.
 */
function inLayer<Layered>(layer: Layer, rule: Layered) {
  for (const name of LAYER_ORDER) globalLayer(name);
  return { '@layer': { [layer]: rule } };
}

/** Creates the style of a primitive. */
export function primitive(rule: LayeredRule): string {
  return style(inLayer('primitives', rule));
}

/** Creates styles of a primitive by the value of a prop. */
export function primitiveVariants<Name extends string>(
  rules: Record<Name, LayeredRule>,
): Record<Name, string> {
  return styleVariants(rules, (rule: LayeredRule) => inLayer('primitives', rule));
}

/** Adds a rule for any selector to the layer of the primitives, for example for elements that a primitive does not render itself. */
export function globalPrimitive(selector: string, rule: LayeredGlobalRule): void {
  globalStyle(selector, inLayer('primitives', rule));
}

/** Creates the style of a section or of the layout. It overrides the styles of primitives. */
export function section(rule: LayeredRule): string {
  return style(inLayer('sections', rule));
}

/** Creates styles of a section by the value of a prop. */
export function sectionVariants<Name extends string>(rules: Record<Name, LayeredRule>): Record<Name, string> {
  return styleVariants(rules, (rule: LayeredRule) => inLayer('sections', rule));
}

/** Adds a rule for any selector to the layer of the sections, for example for elements that primitives in a section render. */
export function globalSection(selector: string, rule: LayeredGlobalRule): void {
  globalStyle(selector, inLayer('sections', rule));
}

/** Adds a rule to the layer of the theme: it sets tokens. */
export function globalTheme(selector: string, rule: LayeredGlobalRule): void {
  globalStyle(selector, inLayer('theme', rule));
}

/** Adds a rule to the layer of the reset, which all other layers override. */
export function globalReset(selector: string, rule: LayeredGlobalRule): void {
  globalStyle(selector, inLayer('reset', rule));
}
