import { type ReactNode, useEffect, useRef } from 'react';
import { Text } from '#design-system/text';
import { type Forced, keepForcingStates, keepMarked } from './force-states.ts';

const HOURS = ['day', 'dusk'] as const;
/** States without a pointer or a keyboard. A press begins with pointing. */
const STATES = {
  'as it is': [],
  hover: ['hover'],
  focus: ['focus-visible'],
  active: ['hover', 'active'],
} as const satisfies Record<string, readonly Forced[]>;

/** Made anew for each state and hour: `id` makes their ids unique. */
type Samples = Readonly<Record<string, (id: string) => ReactNode>>;

type Shown = {
  /** What takes the state: a selector for elements inside a sample. */
  on: string;
  samples: Samples;
  /** Samples that are what they are without being forced, by the state's name: disabled, wrong, waiting. */
  further?: Samples;
  /** The narrowest a sample can stand, in CSS pixels. */
  narrowest?: number;
};

/** A story of every sample in every state, by daylight and at dusk, so that nobody has to point at anything. */
export function forcedStates({ on, samples, further = {}, narrowest = 176 }: Shown) {
  return function Gallery() {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => (place.current ? keepForcingStates(place.current.ownerDocument) : undefined), []);
    return (
      <div ref={place}>
        {HOURS.map((hour) => (
          <div key={hour} data-theme={hour} data-tone="ground" style={{ padding: '1.5rem' }}>
            {Object.entries(samples).map(([name, sample]) => (
              <Row key={name} narrowest={narrowest}>
                {Object.entries(STATES).map(([state, forced]) => (
                  <Sample key={state} says={`${name}, ${state}`} on={on} forced={forced}>
                    {sample(idOf(hour, name, state))}
                  </Sample>
                ))}
              </Row>
            ))}
            <Row narrowest={narrowest}>
              {Object.entries(further).map(([name, sample]) => (
                <Sample key={name} says={name} on={on} forced={[]}>
                  {sample(idOf(hour, name))}
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
        // Four of them stand beside each other where they can: one for each state.
        gridTemplateColumns: `repeat(auto-fill, minmax(min(max(${narrowest}px, 22%), 100%), 1fr))`,
        gap: '1.5rem',
        paddingBlockEnd: '2rem',
      }}
    >
      {children}
    </div>
  );
}

type SampleProps = { says: string; on: string; forced: readonly Forced[]; children: ReactNode };

function Sample({ says, on, forced, children }: SampleProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    () => (place.current && forced.length > 0 ? keepMarked(place.current, on, forced) : undefined),
    [on, forced],
  );
  return (
    <div style={{ minInlineSize: 0 }}>
      <div style={{ paddingBlockEnd: '.75rem' }}>
        <Text size="note" tone="quiet">
          {says}
        </Text>
      </div>
      <div ref={place}>{children}</div>
    </div>
  );
}

function idOf(...parts: readonly string[]) {
  return parts
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');
}
