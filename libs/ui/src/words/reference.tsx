import type { ReactNode } from 'react';
import { cx } from '../cx';

interface ReferenceProps {
  className?: string;
  children: ReactNode;
}

/** The reference of a quote or an order, or an invoice's number: never broken at a hyphen, nor changed by a translator. */
export const Reference = ({ className, children }: ReferenceProps) => (
  <span className={cx('whitespace-nowrap', className)} translate="no">
    {children}
  </span>
);
