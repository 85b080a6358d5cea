import { Table } from '#design-system/table';
import { Text } from '#design-system/text';
import * as page from './doc-page.css.ts';
import { DocPage, DocPart } from './doc-page.tsx';
import { type Language, REGIONS, RULES } from './voice-pairs.ts';

export default { title: 'docs / Voice' };

const LANGUAGES: readonly { readonly code: Language; readonly name: string }[] = [
  { code: 'nl', name: 'Dutch' },
  { code: 'en', name: 'English' },
  { code: 'de', name: 'German' },
  { code: 'fr', name: 'French' },
];

/** What the brand sounds like, and what it does not, in each language. */
export const WriteAndDoNotWrite = () => (
  <DocPage
    title="Voice"
    intro="Short, dry, kind. Dutch first; the other languages are written, not translated word for word."
  >
    {LANGUAGES.map(({ code, name }) => (
      <DocPart key={code}>
        <Table
          caption={`In ${name}`}
          columns={[
            { id: 'rule', label: 'Rule' },
            { id: 'write', label: 'Write' },
            { id: 'not', label: 'Not' },
          ]}
          rows={RULES.map(({ id, rule, said }) => ({
            id,
            cells: [
              rule,
              <span key="write" lang={code}>
                {said[code].write}
              </span>,
              <span key="not" lang={code}>
                {said[code].not}
              </span>,
            ],
          }))}
        />
      </DocPart>
    ))}
    <DocPart title="Regions" intro="A region says what is said there; all else it shares with its language.">
      <ul className={page.rows}>
        {REGIONS.map(({ id, locale, said }) => (
          <li key={id}>
            <Text size="note" tone="quiet">
              {id}
            </Text>
            <div lang={locale}>
              <Text>{said}</Text>
            </div>
          </li>
        ))}
      </ul>
    </DocPart>
    <DocPart
      title="Marks"
      intro="Real ones: ’ “ ” – …, in German „ “, in French « » with their narrow spaces."
    >
      <Text size="small">
        In French a narrow space that does not break (U+202F) stands before ; ? ! and inside « », a plain one
        (U+00A0) before the colon.
      </Text>
    </DocPart>
  </DocPage>
);
