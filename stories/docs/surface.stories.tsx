import { Button } from '#design-system/button';
import { Heading } from '#design-system/heading';
import { Inline } from '#design-system/inline';
import { Link } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { THEMES } from '#theme/contrast-pairs';
import { type Tone, TONES } from '#theme/palette';
import { radii } from '#theme/scales';
import * as page from './doc-page.css.ts';
import { DocPage, DocPart } from './doc-page.tsx';
import * as styles from './surface.css.ts';

export default { title: 'docs / Surface and tone' };

const CORNERS: Readonly<Record<keyof typeof radii, string>> = {
  picture: 'Pictures and coloured areas: slightly rounded.',
  control: 'Buttons and other controls.',
  sheet: 'Sheets that slide over the page: only the visible corners.',
};
const RADIUS_NAMES = ['picture', 'control', 'sheet'] as const;

const TONE_DESCRIPTIONS: Readonly<Record<Tone, string>> = {
  ground: 'Page background',
  raised: 'Raised surface',
  moss: 'Coloured area',
  night: 'Dusk in both themes',
};

/** Corners, hairlines, shadows. */
export const CornersLinesAndShadows = () => (
  <DocPage
    title="Surface"
    intro="Hairlines instead of boxes, and three corner radii. Only floating elements have shadows. In the dusk theme, light sources have a glow."
  >
    <DocPart title="Corners">
      <div className={page.columns}>
        {RADIUS_NAMES.map((name) => (
          <Stack key={name} space="tight">
            <div className={`${styles.corner} ${styles.cornerRadius[name]}`} />
            <Text size="small">
              <span className={page.name}>{`radius.${name}`}</span> {radii[name]}
            </Text>
            <Text size="note" tone="quiet">
              {CORNERS[name]}
            </Text>
          </Stack>
        ))}
      </div>
    </DocPart>
    <DocPart title="Lines and shadows">
      <div className={page.columns}>
        <Stack space="tight">
          <div className={styles.line} />
          <Text size="note" tone="quiet">
            A hairline is decoration. Headings or texts also separate the parts.
          </Text>
        </Stack>
        <Stack space="tight">
          <div className={styles.edge} />
          <Text size="note" tone="quiet">
            An edge outlines controls and fields: at least 3:1 against the background.
          </Text>
        </Stack>
        <Stack space="tight">
          <div className={styles.floating} />
          <Text size="note" tone="quiet">
            A shadow belongs to floating elements only.
          </Text>
        </Stack>
      </div>
    </DocPart>
  </DocPage>
);

/** The same elements on the four tones in both themes. */
export const TonesSideBySide = () => (
  <DocPage
    title="Tone"
    intro="The background of a section. A tone redefines every colour role, so a button, link or line needs no variants. Sections of different tones adjoin without a gap."
  >
    {TONES.map((tone) => (
      <DocPart key={tone} title={tone}>
        <div className={page.columns}>
          {THEMES.map((theme) => (
            <div key={theme} className={page.panel} data-theme={theme} data-tone={tone}>
              <Stack space="snug">
                <Heading level={3} size="title">
                  {TONE_DESCRIPTIONS[tone]}
                </Heading>
                <Text tone="quiet">
                  {theme === 'day' ? 'Day theme.' : 'Dusk theme.'} Oiled oak and opal glass.
                </Text>
                <Inline space="snug">
                  <Button>See the lamps</Button>
                  <Button tone="quiet">Ask us</Button>
                </Inline>
                <Link href="#lamps" variant="standalone">
                  How they are made
                </Link>
              </Stack>
            </div>
          ))}
        </div>
      </DocPart>
    ))}
  </DocPage>
);
