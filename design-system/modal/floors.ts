/** The lowest modal's place in the stacking order, and how far the next one stands above it (specification §9). */
const GROUND = 1_000;
const STOREY = 2;

/** Where a modal of a floor stands: what dims the page below it, and it itself right above that. */
export function zIndexesOf(floor: number) {
  const backdrop = GROUND + STOREY * floor;
  return { backdrop, content: backdrop + 1 };
}

/** Who stands on which floor, in the order of their coming. One that leaves from below brings the ones above it down. */
export function createFloors() {
  let standing: readonly symbol[] = [];
  const listeners = new Set<() => void>();

  function change(next: readonly symbol[]) {
    standing = next;
    for (const listener of listeners) listener();
  }

  return {
    /** Puts a modal on top of all others; gives what takes it away again. */
    enter(modal: symbol) {
      change([...standing.filter((one) => one !== modal), modal]);
      return () => change(standing.filter((one) => one !== modal));
    },
    /** Counted from 0; one that does not stand anywhere yet is told the floor it will get. */
    floorOf(modal: symbol) {
      const floor = standing.indexOf(modal);
      return floor === -1 ? standing.length : floor;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * The floors of this document, shared by modals of whatever React root. Module state: written by effects of open modals only, and
 * no effect runs on a server.
 */
export const floors = createFloors();
