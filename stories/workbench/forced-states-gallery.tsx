import { type ReactNode, useEffect, useRef } from 'react';
import { Text } from '#design-system/text';
import { type ForcedState, observeStyleSheets, markElements } from './force-states.ts';

const THEMES = ['day', 'dusk'] as const;
/** Forced states by caption. An active element is hovered too. */
const STATES = {
  'as it is': [],
  hover: ['hover'],
  focus: ['focus-visible'],
  active: ['hover', 'active'],
} as const satisfies Record<string, readonly ForcedState[]>;

/** Functions by caption. Each renders a sample once per state and theme, with a unique `id`. */
type Samples = Readonly<Record<string, (id: string) => ReactNode>>;

type GalleryOptions = {
  /** Selector of the elements in a sample that get the forced state. */
  selector: string;
  samples: Samples;
  /** Samples in states that need no forcing, for example disabled or invalid. */
  naturalStates?: Samples;
  /** Minimum width of a sample in CSS pixels. */
  minWidth?: number;
};

/** Creates a story that shows every sample in every state, in the day and the dusk theme. */
export function createForcedStatesGallery({
  selector,
  samples,
  naturalStates = {},
  minWidth = 176,
}: GalleryOptions) {
  return function Gallery() {
    const root = useRef<HTMLDivElement>(null);
    useEffect(() => (root.current ? observeStyleSheets(root.current.ownerDocument) : undefined), []);
    return (
      <div ref={root}>
        {THEMES.map((theme) => (
          <div key={theme} data-theme={theme} data-tone="ground" style={{ padding: '1.5rem' }}>
            {Object.entries(samples).map(([name, sample]) => (
              <Row key={name} narrowest={minWidth}>
                {Object.entries(STATES).map(([state, forced]) => (
                  <Sample key={state} caption={`${name}, ${state}`} selector={selector} forced={forced}>
                    {sample(createId(theme, name, state))}
                  </Sample>
                ))}
              </Row>
            ))}
            <Row narrowest={minWidth}>
              {Object.entries(naturalStates).map(([name, sample]) => (
                <Sample key={name} caption={name} selector={selector} forced={[]}>
                  {sample(createId(theme, name))}
                </Sample>
              ))}
            </Row>
          </div>
        ))}
      </div>
    );
  };
}

function Row({ narrowest, children }: { narrowest: number; children: ReactNode }) {
  return (
    <div
      style={{
        display: 'grid',
        // One column for each of the four states, if the window is wide enough.
        gridTemplateColumns: `repeat(auto-fill, minmax(min(max(${narrowest}px, 22%), 100%), 1fr))`,
        gap: '1.5rem',
        paddingBlockEnd: '2rem',
      }}
    >
      {children}
    </div>
  );
}

type SampleProps = { caption: string; selector: string; forced: readonly ForcedState[]; children: ReactNode };

function Sample({ caption, selector, forced, children }: SampleProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(
    () => (root.current && forced.length > 0 ? markElements(root.current, selector, forced) : undefined),
    [selector, forced],
  );
  return (
    <div style={{ minInlineSize: 0 }}>
      <div style={{ paddingBlockEnd: '.75rem' }}>
        <Text size="note" tone="quiet">
          {caption}
        </Text>
      </div>
      <div ref={root}>{children}</div>
    </div>
  );
}

function createId(...parts: readonly string[]) {
  return parts
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');
}
