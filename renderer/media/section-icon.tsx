import type { SectionData } from '../sections/define-section.ts';

type SectionIconProps = {
  /** Its name in the icon service; empty where the editor chose none. */
  name: string;
  data: Pick<SectionData, 'icons'>;
  className: string;
};

/** A drawing beside words, or nothing for a name nobody knows. It says nothing to screen readers: the words do. */
export function SectionIcon({ name, data: { icons = {} }, className }: SectionIconProps) {
  const drawing = Object.hasOwn(icons, name) ? icons[name] : undefined;
  return (
    drawing && (
      <svg
        className={className}
        viewBox={drawing.viewBox}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: drawing.body }}
      />
    )
  );
}
