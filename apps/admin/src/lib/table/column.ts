import type { ReactNode } from 'react';

/** A column of a {@link DataTable}. */
export interface Column<Row> {
  /** Unique among the columns. */
  id: string;
  header: string;
  /** For screen readers alone, where the cells say it to everybody else. */
  isHeaderHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** Its name in `?sort=`; without it the column cannot be sorted by. */
  sort?: string;
  align?: 'start' | 'end';
  /** Steps back while a panel is open, or below 1281 px. */
  isLeftOut?: 'beside-panel' | 'below-full';
  /** Width of its skeleton; by default that of a word. */
  skeletonClass?: string;
}

/** A row as a card, for phones: picture, title and amount, lines below, and a foot. */
export interface CardParts {
  picture?: ReactNode;
  title: ReactNode;
  /** Right of the title, such as the total. */
  end?: ReactNode;
  lines?: readonly ReactNode[];
  footStart?: ReactNode;
  footEnd?: ReactNode;
}
