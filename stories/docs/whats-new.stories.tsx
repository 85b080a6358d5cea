import { Heading } from '#design-system/heading';
import { Prose } from '#design-system/prose';
import { Stack } from '#design-system/stack';
import source from '../../CHANGELOG.md?raw';
import { byAudience, readChangelog } from './changelog.ts';
import { DocPage, DocPart } from './doc-page.tsx';
import { inlineHtmlOf } from './markdown.ts';

export default { title: 'docs / What’s new' };

/** CHANGELOG.md, for whom each change is. */
export const Changes = () => (
  <DocPage
    title="What’s new"
    intro="Whatever a visitor, an editor, a designer or an operator would notice, newest first."
  >
    {readChangelog(source).map(({ name, changes }) => (
      <DocPart key={name} title={name}>
        <Stack space="roomy">
          {[...byAudience(changes)].map(([audience, texts]) => (
            <Stack key={audience} space="snug">
              <Heading level={3} size="title">
                {audience}
              </Heading>
              <Prose html={`<ul>${texts.map((text) => `<li>${inlineHtmlOf(text)}</li>`).join('')}</ul>`} />
            </Stack>
          ))}
        </Stack>
      </DocPart>
    ))}
  </DocPage>
);
