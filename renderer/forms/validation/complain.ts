/** Told of what a form's author got wrong: which field, what it is, what is known instead. */
export type Report = (complaint: string) => void;

/** An error while a form is made or tested; once visitors have it a line in the log, and the form goes on without (`.decisions/0014-form-engine.md`). */
export const complain: Report = (complaint) => {
  // Plain Node, which runs our tools, has no `import.meta.env`.
  if (!import.meta.env?.PROD) throw new Error(complaint);
  console.warn(complaint);
};
