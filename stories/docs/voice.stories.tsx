import { Table } from '#design-system/table';
import { Text } from '#design-system/text';
import * as page from './doc-page.css.ts';
import { DocPage, DocPart } from './doc-page.tsx';
import { type Language, REGIONS, RULES } from './writing-rules.ts';

export default { title: 'docs / Voice' };

const LANGUAGES: readonly { readonly code: Language; readonly name: string }[] = [
  { code: 'nl', name: 'Dutch' },
  { code: 'en', name: 'English' },
  { code: 'de', name: 'German' },
  { code: 'fr', name: 'French' },
];

/** Examples to follow and to avoid in each language. */
export const WritingRules = () => (
  <DocPage
    title="Voice"
    intro="Write short, factual and friendly sentences. The source language is Dutch. The other languages have their own wording instead of a literal translation."
  >
    {LANGUAGES.map(({ code, name }) => (
      <DocPart key={code}>
        <Table
          caption={`In ${name}`}
          columns={[
            { id: 'rule', label: 'Rule' },
            { id: 'good', label: 'Write' },
            { id: 'bad', label: 'Not' },
          ]}
          rows={RULES.map(({ id, rule, examples }) => ({
            id,
            cells: [
              rule,
              <span key="good" lang={code}>
                {examples[code].good}
              </span>,
              <span key="bad" lang={code}>
                {examples[code].bad}
              </span>,
            ],
          }))}
        />
      </DocPart>
    ))}
    <DocPart
      title="Regions"
      intro="A region overrides only texts that differ. It shares the rest with its language."
    >
      <ul className={page.rows}>
        {REGIONS.map(({ id, locale, text }) => (
          <li key={id}>
            <Text size="note" tone="quiet">
              {id}
            </Text>
            <div lang={locale}>
              <Text>{text}</Text>
            </div>
          </li>
        ))}
      </ul>
    </DocPart>
    <DocPart
      title="Punctuation"
      intro="Use typographic characters: ’ “ ” – …, in German „ “, in French « » with narrow spaces."
    >
      <Text size="small">
        In French, put a narrow no-break space (U+202F) before ; ? ! and inside « », and a no-break space
        (U+00A0) before the colon.
      </Text>
    </DocPart>
  </DocPage>
);
