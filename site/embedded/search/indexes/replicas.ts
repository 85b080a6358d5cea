const VIRTUAL = /^virtual\((.+)\)$/;

/** Parses the setting `replicas`. Returns for each name whether the replica is virtual. */
export function parseReplicas(entries: readonly string[]): Map<string, boolean> {
  return new Map(
    entries.map((entry) => {
      const virtual = VIRTUAL.exec(entry)?.[1];
      return virtual === undefined ? [entry, false] : [virtual, true];
    }),
  );
}
