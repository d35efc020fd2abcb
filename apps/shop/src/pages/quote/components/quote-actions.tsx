import { buttonClass, cx } from '@app/ui';
import { Printer, Share2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../../lib/copy-text';
import { quoteAddress } from '../../../lib/quote-address';
import { text } from '../text';

/** Passing the quote on: by the phone's own sheet where there is one, else by its link; and on paper. */
export function QuoteActions({ id, reference }: { id: string; reference: string }) {
  const [outcome, setOutcome] = useState<string | null>(null);
  const share = async () => {
    const data: ShareData = { title: text.shareTitle(reference), url: quoteAddress(id) };
    if (typeof navigator.share === 'function') {
      // Closing the sheet without choosing is no failure.
      await navigator.share(data).catch(() => undefined);
      return;
    }
    setOutcome((await copyText(quoteAddress(id))) ? text.linkCopied : text.copyFailed);
  };
  return (
    <div className="print:hidden">
      <div className="grid grid-cols-2 gap-2">
        <Action icon={Share2} label={text.share} onPress={() => void share()} />
        <Action icon={Printer} label={text.print} onPress={() => window.print()} />
      </div>
      <p role="status" className={cx('text-small text-ok', outcome && 'mt-2')}>
        {outcome}
      </p>
    </div>
  );
}

const Action = ({ icon: Icon, label, onPress }: { icon: LucideIcon; label: string; onPress: () => void }) => (
  <button type="button" onClick={onPress} className={cx(buttonClass({ kind: 'quiet' }), 'min-h-19 flex-col')}>
    <Icon aria-hidden className="size-5" strokeWidth={1.5} />
    <span className="text-[14.5px]">{label}</span>
  </button>
);
