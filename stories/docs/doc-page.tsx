import type { ReactNode } from 'react';
import { Eyebrow } from '#design-system/eyebrow';
import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import * as styles from './doc-page.css.ts';

type DocPageProps = { title: string; intro: string; children: ReactNode };

/** A page on the design system itself, in English and made of its own parts. */
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
  /** None where what is in it says by itself what it is: a table with its caption. */
  title?: string;
  /** Under the title. */
  intro?: string;
  children: ReactNode;
};

/** One matter of such a page. */
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
