/**
 * The drawings editors can choose until there is an icon service, under the names it will have them by: paths on a 48 px grid for
 * a line of 1.5 px.
 */
const drawings: Readonly<Record<string, readonly string[]>> = {
  'ph:sun-horizon': [
    'M4 36h40M12 43h24M13 36a11 11 0 0 1 22 0',
    'M24 18v-7M11.3 23.3l-5-5M36.7 23.3l5-5M6 30l-3-.8M42 30l3-.8',
  ],
  'ph:moon-stars': [
    'M38.5 29.5A16.5 16.5 0 1 1 19 9.5a13.5 13.5 0 0 0 19.5 20z',
    'M33 7v8M29 11h8M41 18v5M38.5 20.5h5',
  ],
  'ph:lamp': ['M16 8h16l7 17H9z', 'M24 25v15M15 42h18M31 25v6'],
  'ph:lightbulb': [
    'M18 34c0-4-6-6-6-14a12 12 0 0 1 24 0c0 8-6 10-6 14z',
    'M19 39h10M21 43h6M24 34V23l-4-4M24 23l4-4',
  ],
  'ph:drop': ['M24 5c7 8 12 14 12 22a12 12 0 0 1-24 0c0-8 5-14 12-22z', 'M29.5 32a7 7 0 0 1-5 3'],
  'ph:leaf': ['M40 8C20 7 8 15 9 29c.5 7 6 11 12 10C35 37 41 27 40 8z', 'M6 43C13 31 20 24 30 18'],
  'ph:wrench': [
    'M30 6a11 11 0 0 0-9 16L7 36a3.5 3.5 0 0 0 5 5l14-14a11 11 0 0 0 15-14l-7 7-6-1-1-6 7-7a11 11 0 0 0-4 0z',
  ],
  'ph:key': [
    'M19 27a9.5 9.5 0 1 1 4 4l-3 3h-4v4h-4v4H6v-6z',
    'M33 17.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0z',
  ],
  'ph:truck': [
    'M3 12h26v24H3zM29 20h9l7 8v8H29z',
    'M16 36a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM40 36a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
  ],
  'ph:clock': ['M42 24a18 18 0 1 1-36 0 18 18 0 0 1 36 0z', 'M24 13v11l8 5'],
};

/** The drawing of a `set:name`; `undefined` for a name there is none of. */
export function drawingOf(name: string): readonly string[] | undefined {
  return Object.hasOwn(drawings, name) ? drawings[name] : undefined;
}
