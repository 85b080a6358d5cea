import { useRef, useState } from 'react';
import { Button } from '#design-system/button';
import { stopSettling, settle } from '#design-system/settle';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { motions } from '#theme/scales';
import { springs } from '#theme/transitions';
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
  <DocPage
    title="Motion"
    intro="Three transitions for styles and scripts, and springs for released gestures. With reduced motion, all of them happen at once."
  >
    {TOKENS.map(({ name, title, description }) => (
      <DocPart key={name} title={title} intro={description}>
        <MotionDemo name={name} />
      </DocPart>
    ))}
    <DocPart
      title="Springs"
      intro="A released element continues with the velocity of the finger and stops without an overshoot. Play it again in the middle: it starts from its current place. A carousel moves on with a slower spring."
    >
      <SpringDemo />
    </DocPart>
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

/** Distance from the resting position of the element in CSS pixels, and velocity of its release in CSS pixels per second. */
const RELEASE = { distance: 160, velocity: 600 } as const;

function SpringDemo() {
  const element = useRef<HTMLDivElement>(null);
  const play = () => {
    if (!element.current) return;
    const { x } = stopSettling(element.current);
    void settle(element.current, { x: x + RELEASE.distance, y: 0 }, { x: RELEASE.velocity, y: 0 });
  };
  return (
    <Stack space="snug" align="start">
      <Text size="small">
        <span className={page.name}>springs.settle</span> {springs.settle.visualDuration * 1_000} ms,{' '}
        <span className={page.name}>springs.momentum</span> {springs.momentum.visualDuration * 1_000} ms
      </Text>
      <Button tone="quiet" onClick={play}>
        Play settle
      </Button>
      <div className={page.stretched}>
        <div className={styles.demoArea}>
          <div ref={element} className={styles.element.quick} />
        </div>
      </div>
    </Stack>
  );
}
