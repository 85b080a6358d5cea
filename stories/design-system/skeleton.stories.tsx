import { Grid } from '#design-system/grid';
import { Picture } from '#design-system/picture';
import { Skeleton } from '#design-system/skeleton';
import { Text } from '#design-system/text';

export default { title: 'design system / Skeleton' };

export const PictureAndWords = () => (
  <div style={{ maxInlineSize: '20rem' }}>
    <Skeleton busy label="Lamp wordt opgehaald" picture="4/5" lines={2} />
  </div>
);

export const WordsAlone = () => (
  <div style={{ maxInlineSize: '34rem' }}>
    <Skeleton busy label="Verhaal wordt opgehaald" lines={4} />
  </div>
);

export const ARowOfCards = () => (
  <Grid>
    {['een', 'twee', 'drie'].map((card) => (
      <div key={card} style={{ gridColumn: 'span 4' }}>
        <Skeleton busy label="Lamp wordt opgehaald" picture="4/5" lines={2} />
      </div>
    ))}
  </Grid>
);

export const ItHasCome = () => (
  <div style={{ maxInlineSize: '20rem' }}>
    <Skeleton busy={false} label="Lamp wordt opgehaald" picture="4/5" lines={1}>
      <Picture src="/assets/terrace/terrace-day.jpg" alt="" width={1200} height={752} ratio="4/5" />
      <Text>Waker</Text>
    </Skeleton>
  </div>
);
