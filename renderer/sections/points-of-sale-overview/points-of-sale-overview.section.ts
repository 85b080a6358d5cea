import { defineSection } from '../define-section.ts';
import { pointsOfSaleOverviewSchema } from './points-of-sale-overview.schema.ts';
import { PointsOfSaleOverview } from './points-of-sale-overview.tsx';

export const pointsOfSaleOverviewSection = defineSection({
  schema: pointsOfSaleOverviewSchema,
  view: PointsOfSaleOverview,
  texts: (t) => ({
    storeCount: (count) => t('points-of-sale-overview.stores', { count }),
    all: (count) => t('points-of-sale-overview.all', { count }),
    closed: t('points-of-sale-overview.closed'),
    email: t('points-of-sale-overview.email'),
    website: t('points-of-sale-overview.website'),
    map: t('points-of-sale-overview.map'),
    showMap: t('points-of-sale-overview.showMap'),
    none: t('points-of-sale-overview.none'),
    unavailable: t('points-of-sale-overview.unavailable'),
  }),
  requirements: ({ kinds, countries, limit }) => ({ stores: { kinds, countries, limit } }),
});
