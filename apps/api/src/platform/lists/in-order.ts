import type { Statement } from '../../database/statements';
import type { WantedList } from './read-list-query';

interface OrderedList<Sort extends string> {
  name: string;
  /** What each column is sorted by, in SQL. */
  columns: Record<Sort, string>;
  /** In SQL too: settles ties, and is the order where none is wanted (D33). */
  newestFirst: string;
  text: (order: string) => string;
}

/** A list's statement in the order that is wanted. Each order has a name of its own, as each is planned by itself. */
export function inOrder<Sort extends string>(
  { name, columns, newestFirst, text }: OrderedList<Sort>,
  sort: WantedList<string, Sort>['sort'],
): Statement {
  if (!sort) return { name, text: text(newestFirst) };
  const direction = sort.isDescending ? 'DESC' : 'ASC';
  return {
    name: `${name}-by-${sort.by}-${direction.toLowerCase()}`,
    text: text(`${columns[sort.by]} ${direction}, ${newestFirst}`),
  };
}
