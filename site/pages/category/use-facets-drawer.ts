import { type ComponentProps, type ComponentType, useState } from 'react';
import { importOptionalChunk } from '#design-system/optional-chunk';
import type { FacetsDrawer } from './facets-drawer.tsx';

type FacetsDrawerState = {
  /** The component of the drawer. `undefined` until it is loaded. */
  readonly Drawer: ComponentType<ComponentProps<typeof FacetsDrawer>> | undefined;
  readonly isOpen: boolean;
  readonly open: () => Promise<void>;
  readonly close: () => void;
};

/**
 * Loads the drawer with the facets at its first use, because wide screens never need it. If that fails, the page shows its panel instead.
 *
 * @param panel the id of the panel with the same facets
 */
export function useFacetsDrawer(panel: string): FacetsDrawerState {
  const [isOpen, setOpen] = useState(false);
  const [Drawer, setDrawer] = useState<FacetsDrawerState['Drawer']>();
  return {
    Drawer,
    isOpen,
    async open() {
      setOpen(true);
      if (Drawer) return;
      try {
        const chunk = await importOptionalChunk(() => import('./facets-drawer.tsx'));
        setDrawer(() => chunk.FacetsDrawer);
      } catch {
        location.hash = panel;
      }
    },
    close: () => setOpen(false),
  };
}
