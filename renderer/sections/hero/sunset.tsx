import { Icon } from '#design-system/icon';
import { interpolate } from '../../render/text-templates.ts';
import type { SectionData } from '../define-section.ts';
import * as styles from './hero.css.ts';

/** When the sun sets today at the brand's town: `Sunset in {{place}}, today {{time}}`. */
export function Sunset({
  template,
  place,
  time,
  dateTime,
}: { template: string } & NonNullable<SectionData['sunset']>) {
  const [before = '', after = ''] = interpolate(template, { place }).split('{{time}}');
  return (
    <p className={styles.sunset}>
      <Icon name="sunset" />
      <span>
        {before}
        <time dateTime={dateTime}>{time}</time>
        {after}
      </span>
    </p>
  );
}
