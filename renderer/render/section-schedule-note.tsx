import { Notice } from '#design-system/notice';
import { PageWidth } from '#design-system/page-width';

/** A note in preview with the times at which visitors see the section below it. */
export function SectionScheduleNote({ text }: { text: string }) {
  return (
    <PageWidth>
      <Notice title={text} />
    </PageWidth>
  );
}
