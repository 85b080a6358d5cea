import { Button } from '#design-system/button';
import { Heading } from '#design-system/heading';
import { Inline } from '#design-system/inline';
import { Link } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { HOURS } from '#theme/contrast-pairs';
import { type Tone, TONES } from '#theme/palette';
import { radii } from '#theme/scales';
import * as page from './doc-page.css.ts';
import { DocPage, DocPart } from './doc-page.tsx';
import * as styles from './shape.css.ts';

export default { title: 'docs / Shape and tone' };

const CORNERS: Readonly<Record<keyof typeof radii, string>> = {
  picture: 'Pictures and fields of colour: cut paper, not quite sharp.',
  control: 'Whatever is pressed.',
  sheet: 'What slides over the page, at the edge it shows.',
};
const SHAPES = ['picture', 'control', 'sheet'] as const;

const SAID: Readonly<Record<Tone, string>> = {
  ground: 'The page itself',
  raised: 'Paper on it',
  moss: 'A field of colour',
  night: 'Dusk at any hour',
};

/** Corners, hairlines, shadows. */
export const Shape = () => (
  <DocPage
    title="Shape"
    intro="Hairlines instead of boxes, three kinds of corners, hardly a shadow: only under what floats, and at dusk around what gives light."
  >
    <DocPart title="Corners">
      <div className={page.abreast}>
        {SHAPES.map((shape) => (
          <Stack key={shape} space="tight">
            <div className={`${styles.corner} ${styles.shape[shape]}`} />
            <Text size="small">
              <span className={page.name}>{`radius.${shape}`}</span> {radii[shape]}
            </Text>
            <Text size="note" tone="quiet">
              {CORNERS[shape]}
            </Text>
          </Stack>
        ))}
      </div>
    </DocPart>
    <DocPart title="Lines and shadows">
      <div className={page.abreast}>
        <Stack space="tight">
          <div className={styles.line} />
          <Text size="note" tone="quiet">
            A hairline parts what words part too. Nobody has to see it.
          </Text>
        </Stack>
        <Stack space="tight">
          <div className={styles.edge} />
          <Text size="note" tone="quiet">
            An edge outlines what is pressed or written in: 3:1 against its ground.
          </Text>
        </Stack>
        <Stack space="tight">
          <div className={styles.floating} />
          <Text size="note" tone="quiet">
            A shadow lies only under what floats.
          </Text>
        </Stack>
      </div>
    </DocPart>
  </DocPage>
);

/** The four tones by daylight and at dusk, with the same things on each. */
export const TonesSideBySide = () => (
  <DocPage
    title="Tone"
    intro="What something stands on. A tone repaints every role, so that a button, a link or a line never asks where it is. Sections of two tones meet without a gap."
  >
    {TONES.map((tone) => (
      <DocPart key={tone} title={tone}>
        <div className={page.abreast}>
          {HOURS.map((hour) => (
            <div key={hour} className={page.panel} data-theme={hour} data-tone={tone}>
              <Stack space="snug">
                <Heading level={3} size="title">
                  {SAID[tone]}
                </Heading>
                <Text tone="quiet">
                  {hour === 'day' ? 'By daylight.' : 'At dusk.'} Oiled oak and opal glass.
                </Text>
                <Inline space="snug">
                  <Button>See the lamps</Button>
                  <Button tone="quiet">Ask us</Button>
                </Inline>
                <Link href="#lamps" look="standalone">
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
