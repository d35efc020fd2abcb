/** A row, and the one that it follows. */
export interface Link {
  key: string;
  follows: string;
  /** Where it stands in the file. */
  row: number;
}

/** The first row that follows itself in the end; null: every chain has an end. */
export function findRing(links: readonly Link[]): Link | null {
  const next = new Map(links.map((link) => [link.key, link]));
  const ended = new Set<string>();
  for (const link of links) {
    const seen = new Set<string>();
    let here: Link | undefined = link;
    while (here && !ended.has(here.key)) {
      if (seen.has(here.key)) return firstOf(here, next);
      seen.add(here.key);
      here = next.get(here.follows);
    }
    for (const key of seen) ended.add(key);
  }
  return null;
}

/** Of a ring, the row that stands first in the file. */
function firstOf(link: Link, next: ReadonlyMap<string, Link>): Link {
  let first = link;
  for (let here = next.get(link.follows); here && here !== link; here = next.get(here.follows))
    if (here.row < first.row) first = here;
  return first;
}
