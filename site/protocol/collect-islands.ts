import type { Islands, Payload } from './payload.ts';

/** Returns the types and props of those sections that are interactive. Not in `payload.ts`, which the script of the first load imports. */
export function collectIslands(sections: Payload['sections']): Islands {
  return Object.fromEntries(
    sections.flatMap(({ id, type, props }) => (props ? [[id, { type, props }] as const] : [])),
  );
}
