import type { ReactNode } from 'react';
import { cx } from '../cx';

interface ReferenceProps {
  className?: string;
  children: ReactNode;
}

/** The reference of a quote, order or invoice: never broken at a hyphen, nor changed by a translator. */
export const Reference = ({ className, children }: ReferenceProps) => (
  <span className={cx('whitespace-nowrap', className)} translate="no">
    {children}
  </span>
);
