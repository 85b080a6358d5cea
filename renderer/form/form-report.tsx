import { Notice } from '#design-system/notice';
import { type Form, fieldsOf, type PostedForm, reportId } from '../forms.ts';
import type { SectionWords } from '../words.ts';
import { controlId } from './form-field.tsx';
import * as styles from './form.css.ts';

type FormReportProps = {
  section: string;
  form: Form;
  posted: Exclude<PostedForm, { outcome: 'accepted' }>;
  words: SectionWords['form'];
  level: 2 | 3;
};

/** Why the form was not sent: what is wrong, each with the way to its field. The address it was posted to leads here. */
export function FormReport({ section, form, posted, words, level }: FormReportProps) {
  const { outcome, errors } = posted;
  const names = fieldsOf(form).map(({ name }) => name);
  const elsewhere = Object.entries(errors).filter(([name]) => !names.includes(name));
  return (
    <div id={reportId(section)} role="alert" tabIndex={-1} className={styles.report}>
      <Notice tone="danger" title={words[outcome]} level={level}>
        {outcome === 'unreachable' && <p>{words.unreachableText}</p>}
        {Object.keys(errors).length > 0 && (
          <ul className={styles.complaints}>
            {fieldsOf(form).map(({ name, label }) =>
              errors[name]?.map((message) => (
                <li key={`${name} ${message}`}>
                  <a href={`#${controlId(section, name)}`} className={styles.complaint}>
                    {message.includes(label) ? message : `${label}: ${message}`}
                  </a>
                </li>
              )),
            )}
            {elsewhere.map(([name, messages]) => (
              <li key={name}>{messages.join(' ')}</li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
