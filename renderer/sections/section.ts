import type { Tone } from '#theme/palette';
import type { SectionProps, SectionType } from './sections.ts';

type SectionOf<Type extends SectionType> = {
  readonly type: Type;
  /** Unique in the page. */
  readonly id: string;
  /** The element id for in-page links: the editor's anchor, else made from `id`. */
  readonly anchor: string;
  readonly tone: Tone;
  readonly props: SectionProps<Type>;
  /** Where it stood in the CMS's JSON: `sections[3]`. */
  readonly path: string;
};

/** A section that was read: its type and the props of just that type. */
export type Section<Types extends SectionType = SectionType> = { [Type in Types]: SectionOf<Type> }[Types];

/** A section that could not be read or shown, and why; visitors never see it, editors do in preview. */
export type SkippedSection = {
  readonly type: string;
  /** JSON path of the section or of the value that is wrong: `sections[3].items[0].question`. */
  readonly path: string;
  readonly reason: string;
};

export type SectionResult = { readonly section: Section } | { readonly skipped: SkippedSection };
