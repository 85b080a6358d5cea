import type { Answers } from '../render/data-requirements.ts';

type DrawnProps = {
  /** Its name in the icon service; empty where the editor chose none. */
  name: string;
  answers: Answers;
  look: string;
};

/** A drawing beside words, or nothing for a name nobody knows. It says nothing to screen readers: the words do. */
export function Drawn({ name, answers: { icons = {} }, look }: DrawnProps) {
  const drawing = Object.hasOwn(icons, name) ? icons[name] : undefined;
  return (
    drawing && (
      <svg
        className={look}
        viewBox={drawing.viewBox}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: drawing.body }}
      />
    )
  );
}
