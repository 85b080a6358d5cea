import { Notice } from '#design-system/notice';
import { PageWidth } from '#design-system/page-width';

/** Tells editors in preview when visitors see the section below. */
export function SectionScheduleNote({ text }: { text: string }) {
  return (
    <PageWidth>
      <Notice title={text} />
    </PageWidth>
  );
}
