/** The id of a field's control, where a link to what is wrong with it leads. */
export function controlId(section: string, name: string): string {
  return `${section}-${name}`;
}

/** The id of a step's title, or of the step itself where it has none; counted from 0. */
export function stepTitleId(section: string, step: number): string {
  return `${section}-step-${step + 1}`;
}
