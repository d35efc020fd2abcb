import { ExternalLink as ExternalLinkIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface ExternalLinkProps {
  href: string;
  className: string;
  /** Added for screen readers, which miss the context. */
  about?: string;
  children: ReactNode;
}

export function ExternalLink({ href, className, about, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      <span>
        {children}
        <span className="sr-only">{about ? `, ${about}` : ''}, opens in a new tab</span>
      </span>
      <ExternalLinkIcon className="size-4.25 flex-none" strokeWidth={1.5} />
    </a>
  );
}
