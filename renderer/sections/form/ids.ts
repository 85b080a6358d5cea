/** Returns the id of a field's control, the target of links in the error summary. */
export function controlId(section: string, name: string): string {
  return `${section}-${name}`;
}

/** Returns the id of a step's title, or of the step itself if it has no title. The first step has index 0. */
export function stepTitleId(section: string, step: number): string {
  return `${section}-step-${step + 1}`;
}
