import { Stack } from '#design-system/stack';
import { Table } from '#design-system/table';
import { Text } from '#design-system/text';
import {
  CONTROL_PAIRS,
  DECORATIVE_ROLES,
  type ThemeName,
  THEMES,
  MIN_CONTRAST,
  describeBackground,
  type ContrastPair,
  contrastOfPair,
  TEXT_PAIRS,
} from '#theme/contrast-pairs';
import { colorsOf, type ColorRole, COLOR_ROLES, type Tone, TONES } from '#theme/palette';
import * as styles from './colour.css.ts';
import * as page from './doc-page.css.ts';
import { DocPage, DocPart } from './doc-page.tsx';
import { color } from '#theme/contract.css';

export default { title: 'docs / Colour' };

const THEME_NAMES: Readonly<Record<ThemeName, string>> = { day: 'Day', dusk: 'Dusk' };

const TONE_NAMES: Readonly<Record<Tone, readonly [title: string, intro: string]>> = {
  ground: ['Ground', 'The background of the page: linen in the day theme, night blue in the dusk theme.'],
  raised: ['Raised', 'Surfaces above the page: sheets, cards, popups.'],
  moss: [
    'Moss',
    'A coloured area. Use it at most once per page. In the dusk theme, the background is dark and the lines are green.',
  ],
  night: [
    'Night',
    'The dusk colours in both themes, for pictures of light in the dark. Slightly darker than the page in the dusk theme.',
  ],
};

const USES: Readonly<Record<ColorRole, string>> = {
  ground: 'background',
  raised: 'raised surface',
  ink: 'text',
  inkQuiet: 'secondary text',
  line: 'decorative lines',
  edge: 'outlines of controls',
  accent: 'buttons and links',
  accentInk: 'text on the accent',
  glow: 'light in pictures only',
  danger: 'errors',
  success: 'success',
};

/** Every role in both themes on the four tones, with its contrast to the background. */
export const RolesOnTheFourTones = () => (
  <DocPage
    title="Colour"
    intro="Eleven roles, two themes, four tones. Styles use a role. The tone of the section and the theme of the page determine its colour."
  >
    {TONES.map((tone) => (
      <DocPart key={tone} title={TONE_NAMES[tone][0]} intro={TONE_NAMES[tone][1]}>
        <div className={page.columns}>
          {THEMES.map((theme) => (
            <Panel key={theme} tone={tone} theme={theme} />
          ))}
        </div>
      </DocPart>
    ))}
  </DocPage>
);

/** The colour pairs of the contrast test with their values. */
export const PairsAndTheirContrast = () => (
  <DocPage
    title="Contrast"
    intro="Allowed pairs of foreground and background with their contrast. The contrast test checks the same list and fails for a colour below the minimum."
  >
    <DocPart>
      <Pairs caption={`Text of any size: at least ${MIN_CONTRAST.text}:1`} pairs={TEXT_PAIRS} />
    </DocPart>
    <DocPart>
      <Pairs
        caption={`Controls and progress indicators: at least ${MIN_CONTRAST.control}:1`}
        pairs={CONTROL_PAIRS}
      />
    </DocPart>
    <DocPart
      title="Decoration"
      intro={`These roles need no minimum contrast and are never used for text: ${DECORATIVE_ROLES.join(', ')}.`}
    >
      <Text size="small">
        To add a colour, define it for both themes in the palette, and add its pairs to this list.
      </Text>
    </DocPart>
  </DocPage>
);

function Panel({ tone, theme }: { tone: Tone; theme: ThemeName }) {
  return (
    <div className={page.panel} data-theme={theme} data-tone={tone}>
      <Stack space="cosy">
        <Text size="small">{THEME_NAMES[theme]}</Text>
        <ul className={styles.swatches}>
          {COLOR_ROLES.map((role) => (
            <li key={role} className={styles.role}>
              <span className={styles.swatch} style={{ background: color[role] }} />
              <div>
                <span className={page.name}>{role}</span>
                <Text size="note" tone="quiet">
                  {USES[role]}
                </Text>
              </div>
              <div className={`${page.figure} ${styles.figures}`}>
                <span className={page.name}>{colorsOf(tone, role)[THEMES.indexOf(theme)]}</span>
                <Text size="note" tone="quiet">
                  {contrastOf(role, tone, theme)}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      </Stack>
    </div>
  );
}

/** Contrast to the background of the tone. Text on the accent is compared with the accent. */
function contrastOf(role: ColorRole, tone: Tone, theme: ThemeName) {
  if (role === 'ground') return 'the background';
  const background = role === 'accentInk' ? 'accent' : 'ground';
  return `${contrastOfPair([role, background], tone, theme).toFixed(1)}:1 on ${background}`;
}

function Pairs({ caption, pairs }: { caption: string; pairs: readonly ContrastPair[] }) {
  const columns = TONES.flatMap((tone) => THEMES.map((theme) => ({ id: `${tone}-${theme}`, tone, theme })));
  return (
    <Table
      caption={caption}
      narrow="scrolls"
      columns={[
        { id: 'pair', label: 'Pair' },
        ...columns.map(({ id, tone, theme }) => ({ id, label: `${tone}, ${theme}`, numeric: true })),
      ]}
      rows={pairs.map((pair) => {
        const name = `${pair[0]} on ${describeBackground(pair[1])}`;
        return {
          id: name,
          cells: [name, ...columns.map(({ tone, theme }) => contrastOfPair(pair, tone, theme).toFixed(2))],
        };
      })}
    />
  );
}
