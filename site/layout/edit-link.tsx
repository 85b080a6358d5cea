import { useTranslation } from 'react-i18next';
import * as styles from './edit-link.css.ts';

type EditLinkProps = {
  /** Type of the section below. */
  readonly type: string;
  readonly href: string;
};

/** The link that opens a section in the control panel. Visible while an editor points at the section or focuses the link. */
export function EditLink({ type, href }: EditLinkProps) {
  const { t } = useTranslation('preview');
  return (
    <div className={styles.container} data-edit-link>
      <a className={styles.link} href={href} target="_blank" rel="noopener">
        {t('editSection', { type })}
      </a>
    </div>
  );
}
