import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { inlineLinkClass } from '../../../lib/contact-links';
import { CancellingRulesList } from '../../cancelling/cancelling-rules-list';
import { text } from '../text';

interface DepositTermsProps {
  /** The card page opens in a new tab. */
  opensTab: boolean;
  children?: ReactNode;
}

/** What happens to the deposit and when the top is ready, beside the button that pays. */
export function DepositTerms({ opensTab, children }: DepositTermsProps) {
  return (
    <div className="flex gap-3 text-small text-ink-2">
      <ShieldCheck className="mt-px size-5 flex-none text-chalk" strokeWidth={1.5} />
      <div className="grid gap-2.5">
        <p>
          {text.cardPage(opensTab)} {text.countsTowardsPrice} {text.readyBy}
        </p>
        <p>{text.ifYouCancel}</p>
        <CancellingRulesList />
        <p>
          {text.otherTerms} {/* A new tab, so that the form stays as it is. */}
          <a href="/terms" target="_blank" className={inlineLinkClass}>
            {text.terms}
          </a>
          .
        </p>
        {children && <p>{children}</p>}
      </div>
    </div>
  );
}
