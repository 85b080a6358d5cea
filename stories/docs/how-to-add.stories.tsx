import { Prose } from '#design-system/prose';
import designSystemReadme from '../../design-system/README.md?raw';
import readme from '../../README.md?raw';
import rendererReadme from '../../renderer/README.md?raw';
import { DocPage, DocPart } from './doc-page.tsx';
import { findParagraph, findSection, renderMarkdown } from './markdown.ts';

export default { title: 'docs / How to add' };

const extending = findSection(readme, 'Extending');

/** Renders parts of the READMEs, so that each text exists once. */
export const AddingAPrimitive = () => (
  <DocPage title="A new primitive" intro="A component that is independent of CMS, shop, URLs and languages.">
    <DocPart title="In short">
      <Markdown source={findParagraph(extending, 'A primitive.')} />
    </DocPart>
    <DocPart title="Step by step">
      <Markdown source={findSection(designSystemReadme, 'Adding a primitive')} />
    </DocPart>
    <DocPart title="Terms">
      <Markdown source={findSection(designSystemReadme, 'Terms')} />
    </DocPart>
  </DocPage>
);

/** Renders parts of the READMEs, so that each text exists once. */
export const AddingASection = () => (
  <DocPage
    title="A new section"
    intro="One block of a page, which editors fill in the CMS. One command creates it."
  >
    <DocPart title="In short">
      <Markdown source={findParagraph(extending, 'A section type.')} />
    </DocPart>
    <DocPart title="How sections are rendered">
      <Markdown source={findSection(rendererReadme, 'renderer')} />
    </DocPart>
  </DocPage>
);

function Markdown({ source }: { source: string }) {
  return <Prose html={renderMarkdown(source)} />;
}
