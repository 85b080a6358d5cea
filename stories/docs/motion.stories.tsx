import { useState } from 'react';
import { Button } from '#design-system/button';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { motions } from '#theme/scales';
import * as page from './doc-page.css.ts';
import { DocPage, DocPart } from './doc-page.tsx';
import * as styles from './motion.css.ts';

export default { title: 'docs / Motion' };

type Motion = keyof typeof motions;
const TOKENS: readonly { readonly name: Motion; readonly title: string; readonly about: string }[] = [
  { name: 'fade', title: 'Light fades', about: 'A lamp that goes on, one page giving way to the next.' },
  {
    name: 'slide',
    title: 'Paper slides',
    about: 'Sheets, drawers, arrows that turn. It comes from an edge and stops; nothing bounces.',
  },
  { name: 'quick', title: 'Answers are quick', about: 'What happens under the pointer: a shade, a border.' },
];

/** Each token with a button that plays it. */
export const ThreeTokens = () => (
  <DocPage
    title="Motion"
    intro="Three tokens. Who asks their system for less motion gets light that is simply on, and paper that is simply there."
  >
    {TOKENS.map(({ name, title, about }) => (
      <DocPart key={name} title={title} intro={about}>
        <Played name={name} />
      </DocPart>
    ))}
  </DocPage>
);

function Played({ name }: { name: Motion }) {
  const [gone, setGone] = useState(false);
  return (
    <Stack space="snug" align="start">
      <Text size="small">
        <span className={page.name}>{`motion.${name}`}</span> {motions[name]}
      </Text>
      <Button tone="quiet" onClick={() => setGone(!gone)}>{`Play ${name}`}</Button>
      <div className={page.stretched}>
        <div className={styles.stage}>
          <div className={styles.thing[name]} data-gone={gone} />
        </div>
      </div>
    </Stack>
  );
}
