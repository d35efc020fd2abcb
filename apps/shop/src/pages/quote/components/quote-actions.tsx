import { paths, type QuoteResponse } from '@app/contracts';
import { Button, buttonClass, copyText, cx } from '@app/ui';
import { quoteUrl } from '@app/web-client';
import { FileDown, Mail, Share2, type LucideIcon } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useEmailQuote } from '../../../features/email-quote/use-email-quote';
import { text } from '../text';

/** Email, print or share the quote; where there is no share sheet, its link is copied. */
export function QuoteActions({ quote }: { quote: QuoteResponse }) {
  const email = useEmailQuote(quote);
  const [outcome, setOutcome] = useState<string | null>(null);
  const share = async () => {
    const data: ShareData = { title: text.shareTitle(quote.reference), url: quoteUrl(quote.id) };
    if (typeof navigator.share === 'function') {
      // Closing the share sheet is not an error.
      await navigator.share(data).catch(() => undefined);
      return;
    }
    setOutcome((await copyText(quoteUrl(quote.id))) ? text.linkCopied : text.copyFailed);
  };
  return (
    <div className="print:hidden">
      <div className="grid grid-cols-3 gap-2">
        <Action icon={Mail} label={text.email} {...email.button} />
        <a
          href={paths.quotePdf(quote.id)}
          target="_blank"
          rel="noopener"
          className={cx(buttonClass({ kind: 'quiet' }), actionClass)}
        >
          <ActionContent icon={FileDown} label={text.pdf} />
          <span className="sr-only">{text.newTab}</span>
        </a>
        <Action icon={Share2} label={text.share} onClick={() => void share()} />
      </div>
      <p role="status" className={cx('text-small text-ok', outcome && 'mt-2')}>
        {outcome}
      </p>
      {email.sentNote && <p className="mt-2 text-small wrap-anywhere text-ok">{email.sentNote}</p>}
      {email.dialog}
    </div>
  );
}

interface ActionProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  icon: LucideIcon;
  label: string;
}

/** Three of equal width in a row. */
const actionClass = 'min-h-19 min-w-0 flex-col px-1!';

const Action = ({ icon, label, ...button }: ActionProps) => (
  <Button {...button} kind="quiet" className={actionClass}>
    <ActionContent icon={button.isPending ? null : icon} label={label} />
  </Button>
);

const ActionContent = ({ icon: Icon, label }: { icon: LucideIcon | null; label: string }) => (
  <>
    {Icon && <Icon className="size-5" strokeWidth={1.5} />}
    <span className="text-small">{label}</span>
  </>
);
