import type { ReactNode } from 'react';
import { cx } from '../cx';

interface ReferenceProps {
  className?: string;
  children: ReactNode;
}

/** The reference of a quote, order or invoice. It does not break at a hyphen and is not translated. */
export const Reference = ({ className, children }: ReferenceProps) => (
  <span className={cx('whitespace-nowrap', className)} translate="no">
    {children}
  </span>
);
