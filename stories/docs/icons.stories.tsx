import { useState } from 'react';
import { Icon, type IconName } from '#design-system/icon';
import { Text } from '#design-system/text';
import { Toast, type ToastMessage } from '#design-system/toast';
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

function names() {
  return Object.keys(USES).filter((name): name is IconName => name in USES);
}
