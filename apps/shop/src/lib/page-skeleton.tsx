import { cx } from '@app/ui';
import type { ReactNode } from 'react';

interface PageSkeletonProps {
  loading: string;
  className?: string;
  children: ReactNode;
}

export const PageSkeleton = ({
  loading,
  className = 'pt-8 pb-24 tablet:pt-14',
  children,
}: PageSkeletonProps) => (
  <div className={cx('wrap min-h-200', className)}>
    <div role="status" className="sr-only">
      <h1>{loading}</h1>
    </div>
    {children}
  </div>
);
