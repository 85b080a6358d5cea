/**
 * Returns the id of a field's control, the target of links in the error summary. The prefix `field` keeps it apart from the ids of the heading, the
 * result and the steps, because a field can be named `heading` or `step-1`.
 */
export function controlId(sectionId: string, name: string): string {
  return `${sectionId}-field-${name}`;
}

/** Returns the id of a step's title, or of the step itself if it has no title. The first step has index 0. */
export function stepTitleId(sectionId: string, step: number): string {
  return `${sectionId}-step-${step + 1}`;
}
