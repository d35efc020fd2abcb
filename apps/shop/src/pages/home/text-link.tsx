import { cx } from '@app/ui';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface TextLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A prominent link to another page of the shop. */
export const TextLink = ({ href, className, children }: TextLinkProps) => (
  <Link
    href={href}
    className={cx('group inline-flex min-h-11 items-center gap-2 font-label text-chalk', className)}
  >
    <span className="underline decoration-chalk-line decoration-1 underline-offset-4 group-hover:decoration-current">
      {children}
    </span>
    <ArrowRight className="size-4.25 flex-none" strokeWidth={1.5} />
  </Link>
);
