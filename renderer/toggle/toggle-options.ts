import type { Picture } from '../media/picture.ts';

/** How many options a toggle can have: as many as its styles know (`toggle.css.ts`). What an editor adds beyond is not shown. */
export const MAX_OPTIONS = 8;

type ToggleRow = { readonly id: string; readonly label: string; readonly image?: Picture | undefined };

/** What can be chosen: always with a picture, and with a name to be chosen by. */
export type ToggleOption = { readonly id: string; readonly label: string; readonly picture: Picture };

/**
 * Reads the rows of a toggle. A row without a picture is no option; one without a label goes by its number. All pictures share
 * the first one's focus: they come from one camera, and a crop of its own would make the view jump when it changes over.
 */
export function readToggleOptions<Written extends ToggleRow>(rows: readonly Written[]) {
  const options = rows.flatMap(({ image, label, ...row }) =>
    image ? [{ ...row, label, picture: image }] : [],
  );
  const focus = options[0]?.picture.focus;
  return options.slice(0, MAX_OPTIONS).map(({ picture: { focus: _own, ...picture }, label, ...row }, at) => ({
    ...row,
    label: label || String(at + 1),
    picture: focus ? { ...picture, focus } : picture,
  }));
}
