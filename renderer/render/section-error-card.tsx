import { Notice } from '#design-system/notice';
import { PageWidth } from '#design-system/page-width';
import type { SkippedSection } from '../sections/section.ts';
import type { ErrorCardTexts } from './page-context.ts';

/** Replaces a skipped section in preview: its type, its path in the JSON and the reason. */
export function SectionErrorCard({ skipped, texts }: { skipped: SkippedSection; texts: ErrorCardTexts }) {
  return (
    <PageWidth>
      <Notice tone="danger" level={2} title={texts.title}>
        <dl>
          <dt>{texts.type}</dt>
          <dd>{skipped.type || '–'}</dd>
          <dt>{texts.path}</dt>
          <dd>
            <code>{skipped.path}</code>
          </dd>
          <dt>{texts.reason}</dt>
          <dd>{skipped.reason}</dd>
        </dl>
      </Notice>
    </PageWidth>
  );
}
