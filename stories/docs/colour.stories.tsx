import { Stack } from '#design-system/stack';
import { Table } from '#design-system/table';
import { Text } from '#design-system/text';
import {
  CONTROLS,
  DECORATION,
  type Hour,
  HOURS,
  LEAST,
  nameOf,
  type Pair,
  ratioOf,
  WORDS,
} from '#theme/contrast-pairs';
import { paintOf, type Role, ROLES, type Tone, TONES } from '#theme/palette';
import * as styles from './colour.css.ts';
import * as page from './doc-page.css.ts';
import { DocPage, DocPart } from './doc-page.tsx';
import { color } from '#theme/contract.css';

export default { title: 'docs / Colour' };

const HOUR_NAMES: Readonly<Record<Hour, string>> = { day: 'By daylight', dusk: 'At dusk' };

const TONE_NAMES: Readonly<Record<Tone, readonly [title: string, intro: string]>> = {
  ground: ['Ground', 'The page itself: linen by day, night at dusk.'],
  raised: ['Raised', 'Paper that lies on the page: sheets, cards, fields that open.'],
  moss: [
    'Moss',
    'A field of colour, one on a page at most. At dusk it goes dark and keeps its green in the lines.',
  ],
  night: ['Night', 'Dusk at any hour, for light in the dark. A shade deeper than the page at dusk.'],
};

const USES: Readonly<Record<Role, string>> = {
  ground: 'what things stand on',
  raised: 'a step above the ground',
  ink: 'words',
  inkQuiet: 'words that may wait',
  line: 'hairlines between things',
  edge: 'outlines of controls',
  accent: 'what calls: buttons, links, the spark',
  accentInk: 'words on the accent',
  glow: 'light itself, nothing else',
  danger: 'what went wrong',
  success: 'what went well',
};

/** Every role by daylight and at dusk, on the four tones, with its contrast to what it stands on. */
export const RolesOnTheFourTones = () => (
  <DocPage
    title="Colour"
    intro="Eleven roles, two hours, four tones. Styles ask for a role; the tone it stands on and the hour of the page say which paint that is."
  >
    {TONES.map((tone) => (
      <DocPart key={tone} title={TONE_NAMES[tone][0]} intro={TONE_NAMES[tone][1]}>
        <div className={page.abreast}>
          {HOURS.map((hour) => (
            <Panel key={hour} tone={tone} hour={hour} />
          ))}
        </div>
      </DocPart>
    ))}
  </DocPage>
);

/** The pairs that the contrast test computes, with what it computes. */
export const PairsAndTheirContrast = () => (
  <DocPage
    title="Contrast"
    intro="Which role may stand on which ground, and how far the two are apart. The contrast test holds this very list: a paint that falls below fails it."
  >
    <DocPart>
      <Pairs caption={`Words: at any size at least ${LEAST.words}:1`} pairs={WORDS} />
    </DocPart>
    <DocPart>
      <Pairs
        caption={`Controls, and what says how far something is: at least ${LEAST.control}:1`}
        pairs={CONTROLS}
      />
    </DocPart>
    <DocPart
      title="For the eye alone"
      intro={`Nobody has to make these out, and no words are set in them: ${DECORATION.join(', ')}.`}
    >
      <Text size="small">
        A new colour joins the palette with both its hours, and this list with the grounds it must be read on.
      </Text>
    </DocPart>
  </DocPage>
);

function Panel({ tone, hour }: { tone: Tone; hour: Hour }) {
  return (
    <div className={page.panel} data-theme={hour} data-tone={tone}>
      <Stack space="cosy">
        <Text size="small">{HOUR_NAMES[hour]}</Text>
        <ul className={styles.swatches}>
          {ROLES.map((role) => (
            <li key={role} className={styles.role}>
              <span className={styles.swatch} style={{ background: color[role] }} />
              <div>
                <span className={page.name}>{role}</span>
                <Text size="note" tone="quiet">
                  {USES[role]}
                </Text>
              </div>
              <div className={`${page.figure} ${styles.figures}`}>
                <span className={page.name}>{paintOf(tone, role)[HOURS.indexOf(hour)]}</span>
                <Text size="note" tone="quiet">
                  {contrastOf(role, tone, hour)}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      </Stack>
    </div>
  );
}

/** Against what it stands on: its own ground, or for words on the accent that. */
function contrastOf(role: Role, tone: Tone, hour: Hour) {
  if (role === 'ground') return 'the ground';
  const back = role === 'accentInk' ? 'accent' : 'ground';
  return `${ratioOf([role, back], tone, hour).toFixed(1)}:1 on ${back}`;
}

function Pairs({ caption, pairs }: { caption: string; pairs: readonly Pair[] }) {
  const places = TONES.flatMap((tone) => HOURS.map((hour) => ({ id: `${tone}-${hour}`, tone, hour })));
  return (
    <Table
      caption={caption}
      narrow="scrolls"
      columns={[
        { id: 'pair', label: 'Pair' },
        ...places.map(({ id, tone, hour }) => ({ id, label: `${tone}, ${hour}`, figures: true })),
      ]}
      rows={pairs.map((pair) => {
        const name = `${pair[0]} on ${nameOf(pair[1])}`;
        return {
          id: name,
          cells: [name, ...places.map(({ tone, hour }) => ratioOf(pair, tone, hour).toFixed(2))],
        };
      })}
    />
  );
}
