import type { Picture } from '../media/picture.ts';

/** Maximum number of options: `toggle.css.ts` has one rule per option. Further options are dropped. */
export const MAX_OPTIONS = 8;

type ToggleRow = { readonly id: string; readonly label: string; readonly image?: Picture | undefined };

/** An option of a toggle. */
export type ToggleOption = { readonly id: string; readonly label: string; readonly picture: Picture };

/**
 * Reads the rows of a toggle. A row without a picture is dropped; a row without a label gets its number. All pictures have the
 * focus of the first one, because different crops would shift the scene.
 */
export function readToggleOptions<Row extends ToggleRow>(rows: readonly Row[]) {
  const options = rows.flatMap(({ image, label, ...row }) =>
    image ? [{ ...row, label, picture: image }] : [],
  );
  const focus = options[0]?.picture.focus;
  return options
    .slice(0, MAX_OPTIONS)
    .map(({ picture: { focus: _own, ...picture }, label, ...row }, index) => ({
      ...row,
      label: label || String(index + 1),
      picture: focus ? { ...picture, focus } : picture,
    }));
}
