import type { Tone } from '#theme/palette';
import type { Schedule } from '../parse/schedule.ts';
import type { SectionProps, SectionType } from './sections.ts';

type SectionOfType<Type extends SectionType> = {
  readonly type: Type;
  /** Unique in the page. */
  readonly id: string;
  /** Element id for links in the page: the editor's anchor, or else `id`. */
  readonly anchor: string;
  /** The background of the section. */
  readonly tone: Tone;
  readonly props: SectionProps<Type>;
  /** JSON path: `sections[3]`. */
  readonly path: string;
  /** When visitors see the section. Absent if they always do. */
  readonly schedule?: Schedule;
};

/** A valid section: its type and the props of that type. */
export type Section<Types extends SectionType = SectionType> = {
  [Type in Types]: SectionOfType<Type>;
}[Types];

/** A section that is invalid or cannot be rendered. Editors see an error card in preview; visitors see nothing. */
export type SkippedSection = {
  readonly type: string;
  /** JSON path of the section or of the invalid value: `sections[3].items[0].question`. */
  readonly path: string;
  readonly reason: string;
};

/** The result of validating one section. */
export type SectionResult = { readonly section: Section } | { readonly skipped: SkippedSection };
