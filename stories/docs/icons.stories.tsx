import { useState } from 'react';
import { Icon, type IconName } from '#design-system/icon';
import { Text } from '#design-system/text';
import { Toast, type ToastMessage } from '#design-system/toast';
import { brandSectionIcons } from '#site/services/icons';
import { CopyButton } from './copy-button.tsx';
import * as page from './doc-page.css.ts';
import { DocPage, DocPart } from './doc-page.tsx';
import * as styles from './icons.css.ts';

export default { title: 'docs / Icons' };

/** A new icon does not compile until its purpose is listed here. */
const USES: Readonly<Record<IconName, string>> = {
  account: 'account of the visitor',
  arrow: 'next, more',
  'arrow-back': 'previous, back',
  calendar: 'opens a calendar',
  cart: 'opens the cart',
  check: 'selected, success',
  close: 'closes, removes',
  down: 'opens a list below',
  external: 'link to another site',
  eye: 'shows a password',
  'eye-off': 'hides a password',
  filter: 'opens filters',
  menu: 'opens the menu',
  minus: 'decreases',
  pause: 'pauses a video',
  play: 'plays a video',
  plus: 'increases, opens',
  search: 'search',
  sunset: 'time of sunset',
  warning: 'error',
};

const iconNames = Object.keys(USES).filter((name): name is IconName => name in USES);

/** Every icon with its name and a button that copies its code. */
export const InterfaceIcons = () => {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const showMessage = (text: string) => setMessages([{ id: text, text }]);
  return (
    <DocPage
      title="Icons"
      intro="The icons of the interface, drawn on a grid of 24 pixels with strokes of 1.5. An icon takes colour and size from the text beside it. It is hidden from screen readers, because the text names it."
    >
      <DocPart title={`${iconNames.length} icons`}>
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name} className={styles.item}>
              <span className={styles.icon}>
                <Icon name={name} />
              </span>
              <div>
                <span className={page.name}>{name}</span>
                <Text size="note" tone="quiet">
                  {USES[name]}
                </Text>
              </div>
              <CopyButton code={`<Icon name="${name}" />`} label={`Copy ${name}`} onMessage={showMessage} />
            </li>
          ))}
        </ul>
      </DocPart>
      <Toast label="Messages" dismissLabel="Dismiss" messages={messages} onDismiss={() => setMessages([])} />
    </DocPage>
  );
};

/** The brand's icons for content: lamps, furniture, materials, weather and services. Editors choose them by name. */
export const BrandIcons = () => {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const showMessage = (text: string) => setMessages([{ id: text, text }]);
  const icons = Object.entries(brandSectionIcons);
  return (
    <DocPage
      title="Icons of the brand"
      intro="The icon set of Veld & Vonk: lamps, furniture, materials, weather and services. Drawn on a grid of 24 pixels with strokes of 1.5 at any size, in the colour of the text. Editors enter a name in the “Icon” fields of the reasons and icon sections. Tools that support the Iconify API load them from /api/_nuxt_icon."
    >
      <DocPart title={`${icons.length} icons`}>
        <ul className={styles.icons}>
          {icons.map(([name, { viewBox, body }]) => (
            <li key={name} className={styles.item}>
              <svg
                className={styles.brandIcon}
                viewBox={viewBox}
                aria-hidden="true"
                dangerouslySetInnerHTML={{ __html: body }}
              />
              <span className={page.name}>{name}</span>
              <CopyButton code={name} label={`Copy ${name}`} onMessage={showMessage} />
            </li>
          ))}
        </ul>
      </DocPart>
      <Toast label="Messages" dismissLabel="Dismiss" messages={messages} onDismiss={() => setMessages([])} />
    </DocPage>
  );
};
