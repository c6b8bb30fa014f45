interface Visit {
  /** The order of discovery, and the earliest file on the path that is reached from here. */
  order: number;
  lowest: number;
  isOnPath: boolean;
}

/** The groups of files of which each reaches each by imports: the strongly connected components (Tarjan), without lone files. */
export function findRings(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const visits = new Map<string, Visit>();
  const path: string[] = [];
  const rings: string[][] = [];

  function visit(file: string): Visit {
    const here: Visit = { order: visits.size, lowest: visits.size, isOnPath: true };
    visits.set(file, here);
    path.push(file);
    for (const target of imports.get(file) ?? []) {
      if (!imports.has(target)) continue;
      const known = visits.get(target);
      if (!known) here.lowest = Math.min(here.lowest, visit(target).lowest);
      else if (known.isOnPath) here.lowest = Math.min(here.lowest, known.order);
    }
    if (here.lowest === here.order) {
      const ring = path.splice(path.indexOf(file));
      for (const member of ring) visits.get(member)!.isOnPath = false;
      if (ring.length > 1) rings.push(ring);
    }
    return here;
  }

  for (const file of imports.keys()) if (!visits.has(file)) visit(file);
  return rings;
}
