import { Notice } from '#design-system/notice';
import type { FieldProblem } from '../../forms/engine/form-state.ts';
import { reportId } from '../../forms/form.ts';
import { complaintOf } from './complaint.ts';
import type { FormTexts } from './form-texts.ts';
import * as styles from './form.css.ts';
import { controlId } from './ids.ts';

type FormReportProps = {
  section: string;
  outcome: 'refused' | 'unreachable';
  /** What fields say now. */
  problems: readonly FieldProblem[];
  /** What concerns no field in particular. */
  errors: readonly string[];
  /** Whether the script leads the keyboard to what is wrong; what is read there is not said here too. */
  awake: boolean;
  leadTo: (name: string) => void;
  words: FormTexts;
  level: 2 | 3;
};

/** Why the form was not sent: what is wrong, each with the way to its field. The address it was posted to leads here. */
export function FormReport({
  section,
  outcome,
  problems,
  errors,
  awake,
  leadTo,
  words,
  level,
}: FormReportProps) {
  return (
    <div id={reportId(section)} role={awake ? undefined : 'alert'} tabIndex={-1} className={styles.report}>
      <Notice tone="danger" title={words[outcome]} level={level}>
        {outcome === 'unreachable' && <p>{words.unreachableText}</p>}
        {problems.length + errors.length > 0 && (
          <ul className={styles.complaints}>
            {problems.map((problem) => (
              <li key={`${problem.path} ${problem.message}`}>
                <a
                  href={`#${controlId(section, problem.path)}`}
                  className={styles.complaint}
                  onClick={(event) => {
                    // The way there is no address: it may lead to another step.
                    event.preventDefault();
                    leadTo(problem.path);
                  }}
                >
                  {complaintOf(problem, words.complaint)}
                </a>
              </li>
            ))}
            {errors.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
