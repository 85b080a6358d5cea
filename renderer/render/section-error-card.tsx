import { Notice } from '#design-system/notice';
import { PageWidth } from '#design-system/page-width';
import type { LeftOut } from '../sections/section.ts';
import type { LeftOutWords } from './section-texts.ts';

/** What an editor sees in preview where a section was left out: which one, where in the JSON, and why. */
export function LeftOutCard({ leftOut, words }: { leftOut: LeftOut; words: LeftOutWords }) {
  return (
    <PageWidth>
      <Notice tone="danger" level={2} title={words.title}>
        <dl>
          <dt>{words.type}</dt>
          <dd>{leftOut.type || '–'}</dd>
          <dt>{words.path}</dt>
          <dd>
            <code>{leftOut.path}</code>
          </dd>
          <dt>{words.reason}</dt>
          <dd>{leftOut.reason}</dd>
        </dl>
      </Notice>
    </PageWidth>
  );
}
