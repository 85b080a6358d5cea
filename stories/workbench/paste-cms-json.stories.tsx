import { useDeferredValue, useState } from 'react';
import { Notice } from '#design-system/notice';
import { PageWidth } from '#design-system/page-width';
import { Stack } from '#design-system/stack';
import { TextArea } from '#design-system/text-area';
import { typical } from '../renderer/fixtures/hero.ts';
import { RenderedPage, renderPage } from '../renderer/section-story.tsx';
import { listSkippedSections, readPastedSections } from './read-pasted-sections.ts';
import { useStoryLocale } from './story-locale.ts';

export default { title: 'workbench / Paste CMS JSON' };

const EXAMPLE = JSON.stringify({ data: { title: 'Home', sections: [typical] } }, undefined, 2);

/** Renders pasted JSON of a content API entry and lists the skipped sections with their JSON paths. */
export const PasteAnEntry = () => <Paste initial={EXAMPLE} />;

export const UnreadableSections = () => (
  <Paste initial='{ "sections": [{ "id": "x", "type": "unknown-type" }, { "id": "y", "type": "faq", "items": "none" }] }' />
);

export const NotJson = () => <Paste initial="{ sections: [" />;

function Paste({ initial }: { initial: string }) {
  const [pasted, setPasted] = useState(initial);
  const { code } = useStoryLocale();
  // Rendering is deferred, so that typing stays responsive.
  const deferred = useDeferredValue(pasted);
  const result = readPastedSections(deferred);
  return (
    <>
      <PageWidth>
        <Stack space="cosy">
          <form
            onInput={({ target }) => {
              if (target instanceof HTMLTextAreaElement) setPasted(target.value);
            }}
          >
            <TextArea
              id="json"
              name="json"
              requiredLabel="required"
              label="JSON of an entry from the content API"
              hint="GET /api/collections/pages/entries/{id}: the whole response, the entry, or its list of sections."
              rows={12}
              defaultValue={initial}
            />
          </form>
          <Report problems={'error' in result ? [result.error] : listSkippedSections(result.sections)} />
        </Stack>
      </PageWidth>
      {'sections' in result && <RenderedPage page={renderPage(result.sections, code)} />}
    </>
  );
}

function Report({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return <Notice tone="success" title="All sections are valid." />;
  return (
    <Notice tone="danger" title="Skipped for visitors:">
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Notice>
  );
}
