import { useState } from 'react';
import { Button } from '#design-system/button';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { motions } from '#theme/scales';
import * as page from './doc-page.css.ts';
import { DocPage, DocPart } from './doc-page.tsx';
import * as styles from './motion.css.ts';

export default { title: 'docs / Motion' };

type MotionName = keyof typeof motions;
const TOKENS: readonly { readonly name: MotionName; readonly title: string; readonly description: string }[] =
  [
    {
      name: 'fade',
      title: 'Fade',
      description: 'Light that goes on or off, and the transition between pages.',
    },
    {
      name: 'slide',
      title: 'Slide',
      description: 'Modals at an edge, and rotating arrows. They stop without an overshoot.',
    },
    {
      name: 'quick',
      title: 'Quick',
      description: 'Feedback under the pointer, such as a background or border colour.',
    },
  ];

/** Each motion token with a button that plays it. */
export const MotionTokens = () => (
  <DocPage title="Motion" intro="Three tokens. With reduced motion, fades and slides happen at once.">
    {TOKENS.map(({ name, title, description }) => (
      <DocPart key={name} title={title} intro={description}>
        <MotionDemo name={name} />
      </DocPart>
    ))}
  </DocPage>
);

function MotionDemo({ name }: { name: MotionName }) {
  const [isEnded, setIsEnded] = useState(false);
  return (
    <Stack space="snug" align="start">
      <Text size="small">
        <span className={page.name}>{`motion.${name}`}</span> {motions[name]}
      </Text>
      <Button tone="quiet" onClick={() => setIsEnded(!isEnded)}>{`Play ${name}`}</Button>
      <div className={page.stretched}>
        <div className={styles.demoArea}>
          <div className={styles.element[name]} data-ended={isEnded} />
        </div>
      </div>
    </Stack>
  );
}
