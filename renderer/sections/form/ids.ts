/**
 * Returns the id of a field's control, the target of links in the error summary. It differs from the other ids of the section for every
 * name, also for `heading`, `result` and `step-1`.
 */
export function controlId(sectionId: string, name: string): string {
  return `${sectionId}-field-${name}`;
}

/** Returns the id of a step's title, or of the step itself if it has no title. The first step has index 0. */
export function stepTitleId(sectionId: string, step: number): string {
  return `${sectionId}-step-${step + 1}`;
}
