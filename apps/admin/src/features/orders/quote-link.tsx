import { cx } from '@app/ui';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import { itemParam } from '../../lib/url/use-url-state';

interface QuoteLinkProps {
  id: string;
  className?: string;
  children: ReactNode;
}

export function QuoteLink({ id, className, children }: QuoteLinkProps) {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set(itemParam, id);
  return (
    <Link href={`/?${next.toString()}`} className={cx('text-chalk hover:underline', className)}>
      {children}
    </Link>
  );
}
