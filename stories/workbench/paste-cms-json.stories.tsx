import { useContext, useDeferredValue, useState } from 'react';
import { Notice } from '#design-system/notice';
import { PageWidth } from '#design-system/page-width';
import { Stack } from '#design-system/stack';
import { TextArea } from '#design-system/text-area';
import { typical } from '../renderer/fixtures/hero.ts';
import { RenderedPage, renderPage } from '../renderer/section-story.tsx';
import { reportOf, sectionsIn } from './pasted.ts';
import { StoryLocale } from './story-locale.ts';

export default { title: 'workbench / Paste CMS JSON' };

const EXAMPLE = JSON.stringify({ data: { title: 'Home', sections: [typical] } }, undefined, 2);

/** An entry from the content API goes in; its page comes out, and what could not be read, with its place. */
export const PasteAnEntry = () => <Paste initial={EXAMPLE} />;

export const WhatCannotBeRead = () => (
  <Paste initial='{ "sections": [{ "id": "x", "type": "wormhole" }, { "id": "y", "type": "faq", "items": "none" }] }' />
);

export const NotJson = () => <Paste initial="{ sections: [" />;

function Paste({ initial }: { initial: string }) {
  const [pasted, setPasted] = useState(initial);
  const locale = useContext(StoryLocale) ?? 'nl';
  // Typing stays quick while a long page is made.
  const settled = useDeferredValue(pasted);
  const found = sectionsIn(settled);
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
              label="JSON of an entry, as the content API gives it"
              hint="GET /api/collections/pages/entries/{id}: the whole answer, the entry, or its list of sections."
              rows={12}
              defaultValue={initial}
            />
          </form>
          <Report report={'fault' in found ? [found.fault] : reportOf(found.sections)} />
        </Stack>
      </PageWidth>
      {'sections' in found && <RenderedPage page={renderPage(found.sections, locale)} />}
    </>
  );
}

function Report({ report }: { report: readonly string[] }) {
  if (report.length === 0) return <Notice tone="success" title="Every section can be read." />;
  return (
    <Notice tone="danger" title="Left out for visitors:">
      <ul>
        {report.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}
