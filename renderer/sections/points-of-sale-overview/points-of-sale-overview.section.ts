import { defineSection } from '../define-section.ts';
import { pointsOfSaleOverviewSchema } from './points-of-sale-overview.schema.ts';
import { PointsOfSaleOverview } from './points-of-sale-overview.tsx';

export const pointsOfSaleOverviewSection = defineSection({
  schema: pointsOfSaleOverviewSchema,
  view: PointsOfSaleOverview,
  requirements: ({ kinds }) => ({ stores: { kinds } }),
});
