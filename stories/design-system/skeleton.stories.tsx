import { Grid } from '#design-system/grid';
import { Picture } from '#design-system/picture';
import { Skeleton } from '#design-system/skeleton';
import { Text } from '#design-system/text';

export default { title: 'design system / Skeleton' };

export const PictureAndText = () => (
  <div style={{ maxInlineSize: '20rem' }}>
    <Skeleton busy label="Loading lamp" picture="4/5" lines={2} />
  </div>
);

export const TextOnly = () => (
  <div style={{ maxInlineSize: '34rem' }}>
    <Skeleton busy label="Loading story" lines={4} />
  </div>
);

export const RowOfCards = () => (
  <Grid>
    {['one', 'two', 'three'].map((card) => (
      <div key={card} style={{ gridColumn: 'span 4' }}>
        <Skeleton busy label="Loading lamp" picture="4/5" lines={2} />
      </div>
    ))}
  </Grid>
);

export const Loaded = () => (
  <div style={{ maxInlineSize: '20rem' }}>
    <Skeleton busy={false} label="Loading lamp" picture="4/5" lines={1}>
      <Picture src="/assets/terrace/terrace-day.jpg" alt="" width={1200} height={752} ratio="4/5" />
      <Text>Waker</Text>
    </Skeleton>
  </div>
);
