import { Prose } from '#design-system/prose';
import ofTheDesignSystem from '../../design-system/README.md?raw';
import readme from '../../README.md?raw';
import ofTheRenderer from '../../renderer/README.md?raw';
import { DocPage, DocPart } from './doc-page.tsx';
import { htmlOf, paragraphOf, partOf } from './markdown.ts';

export default { title: 'docs / How to add' };

const adding = partOf(readme, 'Extending');

/** In the READMEs' own words, so that they are written once. */
export const APrimitive = () => (
  <DocPage
    title="A new primitive"
    intro="Something that pages are made of, and that knows no CMS, shop, address or language."
  >
    <DocPart title="In short">
      <Words markdown={paragraphOf(adding, 'A primitive.')} />
    </DocPart>
    <DocPart title="Step by step">
      <Words markdown={partOf(ofTheDesignSystem, 'The next primitive')} />
    </DocPart>
    <DocPart title="The words we use">
      <Words markdown={partOf(ofTheDesignSystem, 'Words')} />
    </DocPart>
  </DocPage>
);

/** In the READMEs' own words, so that they are written once. */
export const ASection = () => (
  <DocPage
    title="A new section"
    intro="One block of a page, which editors fill in the CMS. It begins with a single command."
  >
    <DocPart title="In short">
      <Words markdown={paragraphOf(adding, 'A section type.')} />
    </DocPart>
    <DocPart title="What becomes of it">
      <Words markdown={partOf(ofTheRenderer, 'renderer')} />
    </DocPart>
  </DocPage>
);

function Words({ markdown }: { markdown: string }) {
  return <Prose html={htmlOf(markdown)} />;
}
