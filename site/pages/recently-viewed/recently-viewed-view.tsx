import { PageWidth } from '#design-system/page-width';
import { useMayAppear } from '../use-may-appear.ts';
import { RecentlyViewedList } from './recently-viewed-list.tsx';

type RecentlyViewedViewProps = {
  /** Encoded path of the current page. The list omits its product. */
  readonly path: string;
};

/** The products that this browser has viewed. They appear while their place is below the window. */
export function RecentlyViewedView({ path }: RecentlyViewedViewProps) {
  const { place, mayAppear } = useMayAppear();
  return (
    <>
      <div ref={place} />
      {mayAppear && (
        <PageWidth>
          <RecentlyViewedList path={path} />
        </PageWidth>
      )}
    </>
  );
}
