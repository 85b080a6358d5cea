import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Table } from '#design-system/table';
import { Text } from '#design-system/text';
import { sizes } from '#theme/scales';
import * as page from './doc-page.css.ts';
import { DocPage, DocPart } from './doc-page.tsx';
import { roundedPixelsAt } from './pixels-at.ts';

export default { title: 'docs / Type' };

const PHONE = 390;
const DESK = 1440;

type Size = keyof typeof sizes;
type Specimen = { readonly lang: string; readonly heading: string; readonly words: string };

const USES: Readonly<Record<Size, string>> = {
  note: 'captions, hints, badges',
  small: 'buttons, tables, what stands beside',
  body: 'running text',
  lead: 'the first words under a heading',
  title: 'headings of cards and parts',
  chapter: 'the heading of a section',
  display: 'the heading of a page',
};

const SPECIMENS: readonly Specimen[] = [
  {
    lang: 'nl',
    heading: 'Licht na zessen',
    words:
      'De lamp is van geolied eiken en opaalglas. Na tien winters is hij grijs, na dertig staat hij nog recht.',
  },
  {
    lang: 'en',
    heading: 'Light after six',
    words:
      'The lamp is oiled oak and opal glass. Ten winters turn it grey; after thirty it still stands straight.',
  },
  {
    lang: 'de',
    heading: 'Gartenbeleuchtung nach sechs',
    words:
      'Die Leuchte ist aus geölter Eiche und Opalglas. Nach zehn Wintern ist sie grau, nach dreißig steht sie noch gerade.',
  },
  {
    lang: 'fr',
    heading: 'L’heure où l’on allume',
    words:
      'La lampe est en chêne huilé et en verre opalin. Dix hivers la font grise ; au bout de trente, elle se tient encore droite.',
  },
];

/** Each size by its name, what it is for, and what comes of it on a phone and on a desk. */
export const Scale = () => (
  <DocPage
    title="Type"
    intro="Two faces: a soft serif for headings, a quiet sans for everything else. Seven sizes that grow with the window, and with whatever size the visitor has asked their browser for."
  >
    <DocPart>
      <Table
        caption="The scale, in CSS pixels"
        columns={[
          { id: 'size', label: 'Size' },
          { id: 'use', label: 'For' },
          { id: 'phone', label: `${PHONE} px wide`, figures: true },
          { id: 'desk', label: `${DESK} px wide`, figures: true },
        ]}
        rows={sizeNames().map((size) => ({
          id: size,
          cells: [
            <span key="name" className={page.name}>
              {size}
            </span>,
            USES[size],
            roundedPixelsAt(sizes[size], PHONE),
            roundedPixelsAt(sizes[size], DESK),
          ],
        }))}
      />
    </DocPart>
  </DocPage>
);

/** The display face in four languages: the long German word is what the sizes are measured by. */
export const DisplayInFourLanguages = () => (
  <DocPage
    title="The display face"
    intro="Cut from Fraunces: weight 400, tight leading, the optical size set by hand. The second half of a heading may be set in italics."
  >
    {(['display', 'chapter', 'title'] as const).map((size) => (
      <DocPart key={size} title={size} intro={pixelsOf(size)}>
        <Stack space="cosy">
          {SPECIMENS.map(({ lang, heading }) => (
            <div key={lang} lang={lang}>
              <Heading level={3} size={size} runs={inHalves(heading)} />
            </div>
          ))}
        </Stack>
      </DocPart>
    ))}
  </DocPage>
);

/** The text face in four languages, at each of its sizes. */
export const TextInFourLanguages = () => (
  <DocPage
    title="The text face"
    intro="Instrument Sans, 400 to 600. A line holds some 66 characters and no more."
  >
    {(['lead', 'body', 'small', 'note'] as const).map((size) => (
      <DocPart key={size} title={size} intro={pixelsOf(size)}>
        <div className={page.abreast}>
          {SPECIMENS.map(({ lang, words }) => (
            <div key={lang} lang={lang}>
              <Text size={size}>{words}</Text>
            </div>
          ))}
        </div>
      </DocPart>
    ))}
  </DocPage>
);

/** In the order in which they grow. */
function sizeNames(): Size[] {
  return ['note', 'small', 'body', 'lead', 'title', 'chapter', 'display'];
}

function pixelsOf(size: Size) {
  const [phone, desk] = [roundedPixelsAt(sizes[size], PHONE), roundedPixelsAt(sizes[size], DESK)];
  return phone === desk ? `${phone} px.` : `${phone} px on a phone, ${desk} px on a desk.`;
}

function inHalves(words: string) {
  const at = words.indexOf(' ') + 1;
  return [
    { text: words.slice(0, at), emphasis: false },
    { text: words.slice(at), emphasis: true },
  ];
}
