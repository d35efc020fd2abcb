import type { ReactNode } from 'react';

interface FilterBarProps {
  children: ReactNode;
  /** At the far end, such as the sorting. */
  end?: ReactNode;
}

/** The row between a page's bar and its list. */
export const FilterBar = ({ children, end }: FilterBarProps) => (
  <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1.5">
    {children}
    {end && (
      <div className="flex flex-wrap items-center gap-1.5 max-wide:-ml-3 wide:ml-auto wide:justify-end">
        {end}
      </div>
    )}
  </div>
);
