import type { SectionData } from '../sections/define-section.ts';

type SectionIconProps = {
  /** Name in the icon service; empty if the editor chose no icon. */
  name: string;
  data: Pick<SectionData, 'icons'>;
  className: string;
};

/** An icon beside a text; renders nothing for an unknown name. Hidden from screen readers, because the text has the same information. */
export function SectionIcon({ name, data: { icons = {} }, className }: SectionIconProps) {
  const icon = Object.hasOwn(icons, name) ? icons[name] : undefined;
  return (
    icon && (
      <svg
        className={className}
        viewBox={icon.viewBox}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: icon.body }}
      />
    )
  );
}
