/** The cascade layers. A later layer overrides an earlier one. */
export const LAYER_ORDER = ['reset', 'theme', 'primitives', 'sections'] as const;
