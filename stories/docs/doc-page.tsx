import type { ReactNode } from 'react';
import { Eyebrow } from '#design-system/eyebrow';
import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import * as styles from './doc-page.css.ts';

type DocPageProps = { title: string; intro: string; children: ReactNode };

/** A page about the design system, built from its primitives. */
export function DocPage({ title, intro, children }: DocPageProps) {
  return (
    <div lang="en" className={styles.docPage}>
      <PageWidth>
        <Stack space="airy">
          <Stack space="snug">
            <Eyebrow>Lantern</Eyebrow>
            <Heading level={1} size="chapter">
              {title}
            </Heading>
            <Text size="lead" tone="quiet">
              {intro}
            </Text>
          </Stack>
          {children}
        </Stack>
      </PageWidth>
    </div>
  );
}

type DocPartProps = {
  /** Omitted if the content has its own title, such as a table with a caption. */
  title?: string;
  intro?: string;
  children: ReactNode;
};

/** A section of a documentation page. */
export function DocPart({ title, intro, children }: DocPartProps) {
  return (
    <section className={styles.part}>
      <Stack space="cosy">
        {title && (
          <Stack space="tight">
            <Heading level={2} size="title">
              {title}
            </Heading>
            {intro && <Text tone="quiet">{intro}</Text>}
          </Stack>
        )}
        {children}
      </Stack>
    </section>
  );
}
