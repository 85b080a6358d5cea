import { Text } from '#design-system/text';
import { spaces } from '#theme/scales';
import * as page from './doc-page.css.ts';
import { DocPage, DocPart } from './doc-page.tsx';
import { roundedPixelsAt } from './pixels-at.ts';
import * as styles from './space.css.ts';
import type { Space } from '#theme/contract.css';

export default { title: 'docs / Space' };

const USES: Readonly<Record<Space, string>> = {
  hair: 'between a mark and its word',
  tight: 'between what is read as one',
  snug: 'between lines of a list, fields of a row',
  cosy: 'between paragraphs and what follows them',
  roomy: 'between parts of a section',
  airy: 'above and below a section',
  vast: 'where the page draws breath',
};
const NAMES = ['hair', 'tight', 'snug', 'cosy', 'roomy', 'airy', 'vast'] as const;

/** Each word of the scale, drawn. */
export const TheSevenWords = () => (
  <DocPage
    title="Space"
    intro="One scale for all distances. The small words are fixed; the three large ones grow with the window. The parent owns the space between its children: nothing has a margin of its own."
  >
    <DocPart title="From hair to vast" intro="In pixels, in a window of 390 and one of 1440.">
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
