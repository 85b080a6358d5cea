import { Heading } from '#design-system/heading';
import { Prose } from '#design-system/prose';
import { Stack } from '#design-system/stack';
import source from '../../CHANGELOG.md?raw';
import { groupByAudience, readChangelog } from './changelog.ts';
import { DocPage, DocPart } from './doc-page.tsx';
import { renderInlineMarkdown } from './markdown.ts';

export default { title: 'docs / What’s new' };

/** CHANGELOG.md, grouped by audience. */
export const Changes = () => (
  <DocPage title="What’s new" intro="Changes for visitors, editors, designers and operators, newest first.">
    {readChangelog(source).map(({ name, changes }) => (
      <DocPart key={name} title={name}>
        <Stack space="roomy">
          {[...groupByAudience(changes)].map(([audience, texts]) => (
            <Stack key={audience} space="snug">
              <Heading level={3} size="title">
                {audience}
              </Heading>
              <Prose
                html={`<ul>${texts.map((text) => `<li>${renderInlineMarkdown(text)}</li>`).join('')}</ul>`}
              />
            </Stack>
          ))}
        </Stack>
      </DocPart>
    ))}
  </DocPage>
);
