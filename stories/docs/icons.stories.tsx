import { useState } from 'react';
import { Icon, type IconName } from '#design-system/icon';
import { Text } from '#design-system/text';
import { Toast, type ToastMessage } from '#design-system/toast';
import { brandDrawings } from '#site/services/icons';
import { CopyButton } from './copy-button.tsx';
import * as page from './doc-page.css.ts';
import { DocPage, DocPart } from './doc-page.tsx';
import * as styles from './icons.css.ts';

export default { title: 'docs / Icons' };

/** All of them: a new icon does not compile until it says here what it is for. */
const USES: Readonly<Record<IconName, string>> = {
  account: 'the visitor’s account',
  arrow: 'leads on',
  'arrow-back': 'leads back',
  calendar: 'opens a calendar',
  cart: 'the basket',
  check: 'is chosen, went well',
  close: 'closes, takes away',
  down: 'opens below',
  external: 'leads to another site',
  eye: 'shows a password',
  'eye-off': 'hides it again',
  menu: 'opens the menu',
  minus: 'one less',
  pause: 'pauses a film',
  play: 'plays it',
  plus: 'one more, opens',
  search: 'searches',
  sunset: 'the hour of sunset',
  warning: 'went wrong',
};

/** Every icon with its name; a button copies it as it is written. */
export const AllOfThem = () => {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const say = (text: string) => setMessages([{ id: text, text }]);
  return (
    <DocPage
      title="Icons"
      intro="Our own few, drawn on 24 pixels with a line of 1.5. They take the colour and the size of the words they stand with, and say nothing to a screen reader: the words do."
    >
      <DocPart title={`${names().length} icons`}>
        <ul className={styles.icons}>
          {names().map((name) => (
            <li key={name} className={styles.one}>
              <span className={styles.drawing}>
                <Icon name={name} />
              </span>
              <div>
                <span className={page.name}>{name}</span>
                <Text size="note" tone="quiet">
                  {USES[name]}
                </Text>
              </div>
              <CopyButton code={`<Icon name="${name}" />`} label={`Copy ${name}`} onSaid={say} />
            </li>
          ))}
        </ul>
      </DocPart>
      <Toast label="Messages" dismissLabel="Dismiss" messages={messages} onDismiss={() => setMessages([])} />
    </DocPage>
  );
};

/** The brand's own, for its pages: lamps, furniture, materials, weather and services. Editors choose them by name. */
export const OfTheBrand = () => {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const say = (text: string) => setMessages([{ id: text, text }]);
  const drawings = Object.entries(brandDrawings);
  return (
    <DocPage
      title="Icons of the brand"
      intro="Veld & Vonk’s set: lamps, furniture, materials, weather and what the shop does. One grid of 24 pixels, a line of 1.5 that stays 1.5 at any size, the colour of the words. Editors name one in the fields “Icon” of reasons and of the section of that name; any tool that speaks Iconify’s protocol can have them at /api/_nuxt_icon."
    >
      <DocPart title={`${drawings.length} icons`}>
        <ul className={styles.icons}>
          {drawings.map(([name, { viewBox, body }]) => (
            <li key={name} className={styles.one}>
              <svg
                className={styles.ofTheBrand}
                viewBox={viewBox}
                aria-hidden="true"
                dangerouslySetInnerHTML={{ __html: body }}
              />
              <span className={page.name}>{name}</span>
              <CopyButton code={name} label={`Copy ${name}`} onSaid={say} />
            </li>
          ))}
        </ul>
      </DocPart>
      <Toast label="Messages" dismissLabel="Dismiss" messages={messages} onDismiss={() => setMessages([])} />
    </DocPage>
  );
};

function names() {
  return Object.keys(USES).filter((name): name is IconName => name in USES);
}
