import { cx } from '@app/ui';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { text } from '../text';

interface DepositFateProps {
  isNewTab: boolean;
  className?: string;
  children?: ReactNode;
}

/** What happens to the deposit, said beside the button that pays it. */
export function DepositFate({ isNewTab, className, children }: DepositFateProps) {
  return (
    <div className={cx('flex gap-3 text-note/[1.45] text-ink-2', className)}>
      <ShieldCheck aria-hidden className="mt-px size-5 flex-none text-chalk" strokeWidth={1.5} />
      <p>
        {text.securePage(isNewTab)} {text.counts} {text.madeToMeasure}{' '}
        {/* In a tab of its own: the form stays as it is. */}
        <a
          href="/terms"
          target="_blank"
          className="font-label text-chalk underline decoration-chalk-line underline-offset-3 hover:decoration-current"
        >
          {text.terms}
        </a>
        . {children}
      </p>
    </div>
  );
}
