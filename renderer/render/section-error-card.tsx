import { Notice } from '#design-system/notice';
import { PageWidth } from '#design-system/page-width';
import type { SkippedSection } from '../sections/section.ts';
import type { ErrorCardTexts } from './section-texts.ts';

/** What an editor sees in preview where a section was left out: which one, where in the JSON, and why. */
export function SectionErrorCard({ skipped, words }: { skipped: SkippedSection; words: ErrorCardTexts }) {
  return (
    <PageWidth>
      <Notice tone="danger" level={2} title={words.title}>
        <dl>
          <dt>{words.type}</dt>
          <dd>{skipped.type || '–'}</dd>
          <dt>{words.path}</dt>
          <dd>
            <code>{skipped.path}</code>
          </dd>
          <dt>{words.reason}</dt>
          <dd>{skipped.reason}</dd>
        </dl>
      </Notice>
    </PageWidth>
  );
}
