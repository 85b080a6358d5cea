import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Table } from '#design-system/table';
import { Text } from '#design-system/text';
import { sizes } from '#theme/scales';
import * as page from './doc-page.css.ts';
import { DocPage, DocPart } from './doc-page.tsx';
import { roundedPixelsAt } from './pixels-at.ts';

export default { title: 'docs / Typography' };

const PHONE_WIDTH = 390;
const DESKTOP_WIDTH = 1440;

type FontSize = keyof typeof sizes;
type Specimen = { readonly lang: string; readonly heading: string; readonly text: string };

const USES: Readonly<Record<FontSize, string>> = {
  note: 'captions, hints, badges',
  small: 'buttons, tables, secondary information',
  body: 'running text',
  lead: 'introduction below a heading',
  title: 'headings of cards and subsections',
  chapter: 'heading of a section',
  display: 'heading of a page',
};

const SPECIMENS: readonly Specimen[] = [
  {
    lang: 'nl',
    heading: 'Licht na zessen',
    text: 'De lamp is van geolied eiken en opaalglas. Na tien winters is hij grijs, na dertig staat hij nog recht.',
  },
  {
    lang: 'en',
    heading: 'Light after six',
    text: 'The lamp is oiled oak and opal glass. Ten winters turn it grey; after thirty it still stands straight.',
  },
  {
    lang: 'de',
    heading: 'Gartenbeleuchtung nach sechs',
    text: 'Die Leuchte ist aus geölter Eiche und Opalglas. Nach zehn Wintern ist sie grau, nach dreißig steht sie noch gerade.',
  },
  {
    lang: 'fr',
    heading: 'L’heure où l’on allume',
    text: 'La lampe est en chêne huilé et en verre opalin. Dix hivers la font grise ; au bout de trente, elle se tient encore droite.',
  },
];

/** Each size with its purpose and its pixels on phone and desktop. */
export const Scale = () => (
  <DocPage
    title="Type"
    intro="Two typefaces: a soft serif for headings, a sans-serif for everything else. Seven sizes that grow with the window and with the font size of the browser."
  >
    <DocPart>
      <Table
        caption="The scale, in CSS pixels"
        columns={[
          { id: 'size', label: 'Size' },
          { id: 'use', label: 'For' },
          { id: 'phone', label: `${PHONE_WIDTH} px wide`, numeric: true },
          { id: 'desk', label: `${DESKTOP_WIDTH} px wide`, numeric: true },
        ]}
        rows={sizeNames().map((size) => ({
          id: size,
          cells: [
            <span key="name" className={page.name}>
              {size}
            </span>,
            USES[size],
            roundedPixelsAt(sizes[size], PHONE_WIDTH),
            roundedPixelsAt(sizes[size], DESKTOP_WIDTH),
          ],
        }))}
      />
    </DocPart>
  </DocPage>
);

/** The display typeface in four languages. The long German word must fit on a phone, so it limits the sizes. */
export const DisplayInFourLanguages = () => (
  <DocPage
    title="The display typeface"
    intro="A subset of Fraunces: weight 400, tight leading, a fixed optical size per font size. The second part of a heading can be in italics."
  >
    {(['display', 'chapter', 'title'] as const).map((size) => (
      <DocPart key={size} title={size} intro={pixelsOf(size)}>
        <Stack space="cosy">
          {SPECIMENS.map(({ lang, heading }) => (
            <div key={lang} lang={lang}>
              <Heading level={3} size={size} runs={splitAfterFirstWord(heading)} />
            </div>
          ))}
        </Stack>
      </DocPart>
    ))}
  </DocPage>
);

/** The text typeface in four languages and all its sizes. */
export const TextInFourLanguages = () => (
  <DocPage
    title="The text typeface"
    intro="Instrument Sans, weights 400 to 600. A line has at most about 66 characters."
  >
    {(['lead', 'body', 'small', 'note'] as const).map((size) => (
      <DocPart key={size} title={size} intro={pixelsOf(size)}>
        <div className={page.columns}>
          {SPECIMENS.map(({ lang, text }) => (
            <div key={lang} lang={lang}>
              <Text size={size}>{text}</Text>
            </div>
          ))}
        </div>
      </DocPart>
    ))}
  </DocPage>
);

/** Sizes from small to large. */
function sizeNames(): FontSize[] {
  return ['note', 'small', 'body', 'lead', 'title', 'chapter', 'display'];
}

function pixelsOf(size: FontSize) {
  const [phone, desktop] = [
    roundedPixelsAt(sizes[size], PHONE_WIDTH),
    roundedPixelsAt(sizes[size], DESKTOP_WIDTH),
  ];
  return phone === desktop ? `${phone} px.` : `${phone} px on phones, ${desktop} px on desktops.`;
}

function splitAfterFirstWord(heading: string) {
  const at = heading.indexOf(' ') + 1;
  return [
    { text: heading.slice(0, at), emphasis: false },
    { text: heading.slice(at), emphasis: true },
  ];
}
