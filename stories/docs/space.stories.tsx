import { Text } from '#design-system/text';
import { spaces } from '#theme/scales';
import * as page from './doc-page.css.ts';
import { DocPage, DocPart } from './doc-page.tsx';
import { roundedPixelsAt } from './pixels-at.ts';
import * as styles from './space.css.ts';
import type { Space } from '#theme/contract.css';

export default { title: 'docs / Space' };

const USES: Readonly<Record<Space, string>> = {
  hair: 'between an icon and its text',
  tight: 'between a title and its text',
  snug: 'between list items and fields in a row',
  cosy: 'between paragraphs and other elements',
  roomy: 'between parts of a section',
  airy: 'above and below a section',
  vast: 'between groups of sections',
};
const NAMES = ['hair', 'tight', 'snug', 'cosy', 'roomy', 'airy', 'vast'] as const;

/** Each step of the scale with its pixels. */
export const SpaceScale = () => (
  <DocPage
    title="Space"
    intro="One scale for all distances. The small steps are fixed, and the three large ones grow with the window. A parent sets the space between its children, so no primitive has an outer margin."
  >
    <DocPart title="Spacing scale" intro="In pixels, at window widths of 390 and 1440 pixels.">
      <ul className={page.rows}>
        {NAMES.map((name) => (
          <li key={name} className={styles.row}>
            <div>
              <span className={page.name}>{name}</span>
              <Text size="note" tone="quiet">
                {pixelsOf(name)}
              </Text>
            </div>
            <div>
              <div className={`${styles.distance} ${styles.width[name]}`} />
              <Text size="note" tone="quiet">
                {USES[name]}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </DocPart>
  </DocPage>
);

function pixelsOf(name: Space) {
  const [phone, desk] = [roundedPixelsAt(spaces[name], 390), roundedPixelsAt(spaces[name], 1440)];
  return phone === desk ? `${phone} px` : `${phone} – ${desk} px`;
}
