import { jobPaymentPath, type JobResponse, paths } from '@app/contracts';
import { countTops, formatPounds } from '@app/pricing';
import { Button, buttonClass, copyText, cx } from '@app/ui';
import { FileDown, Share2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { PhoneLink } from '../../../lib/contact-links';
import { JobTops } from '../../../lib/job-tops';
import { text } from '../text';

export function JobSheet({ job }: { job: JobResponse }) {
  const { id, name, tops } = job;
  const hasMoney = Number(job.receivedAmount) > 0;
  return (
    <div className="wrap pb-16 tablet:pb-24">
      <header className="pt-8 pb-5.5 tablet:pt-14 tablet:pb-9">
        <h1
          translate="no"
          className="font-display text-page-title leading-none font-display tracking-[-0.028em] wrap-anywhere"
        >
          {name}
        </h1>
        <p className="mt-3 text-lead text-ink-2">{text.tops(countTops(tops.map(({ quote }) => quote)))}</p>
      </header>
      <div className="grid items-start gap-9 desktop:grid-cols-[minmax(0,1fr)_420px] desktop:gap-16">
        <JobTops label={text.list} tops={tops} shows={hasMoney ? 'progress' : 'blockers'} />
        <aside className="grid gap-4 desktop:sticky desktop:top-6">
          <JobSums job={job} />
          <a
            href={paths.jobPdf(id)}
            target="_blank"
            rel="noopener"
            className={cx(buttonClass({ kind: 'secondary', size: 'large' }), 'w-full')}
          >
            <FileDown aria-hidden className="size-5" strokeWidth={1.5} />
            {text.pdf} <span className="sr-only">{text.newTab}</span>
          </a>
          <ShareJob />
          <p className="text-small text-ink-3">{text.privacy}</p>
        </aside>
      </div>
    </div>
  );
}

function JobSums({ job: { id, tops, totalAmount, depositAmount, receivedAmount } }: { job: JobResponse }) {
  const isPayable = tops.every(({ quote }) => quote.paymentBlocker === null);
  const isPaid = tops.every(({ quote }) => quote.paymentBlocker === 'paid');
  return (
    <div className="rounded-2 border border-line bg-surface px-6.5 py-5.5">
      <dl>
        <Amount name={text.total} note={text.vat} isLarge>
          <span translate="no">{formatPounds(totalAmount)}</span>
        </Amount>
        {!isPaid && (
          <Amount name={text.deposit}>
            <span translate="no">{formatPounds(depositAmount)}</span>
          </Amount>
        )}
        {Number(receivedAmount) > 0 && (
          <Amount name={text.received}>
            <span translate="no">{formatPounds(receivedAmount)}</span>
          </Amount>
        )}
      </dl>
      {isPayable ? (
        <Link
          href={jobPaymentPath(id)}
          className={cx(buttonClass({ kind: 'primary', size: 'large' }), 'mt-5 w-full')}
        >
          {text.pay}
        </Link>
      ) : (
        <p className="mt-4 text-label text-ink-2">
          {isPaid ? text.allPaid : text.notPayable} {text.blockedNote}{' '}
          <PhoneLink phone={text.company.phone} />
        </p>
      )}
    </div>
  );
}

interface AmountProps {
  name: string;
  note?: string;
  isLarge?: boolean;
  children: ReactNode;
}

const Amount = ({ name, note, isLarge, children }: AmountProps) => (
  <div className="num flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2.5 last:border-0">
    <dt className={cx('flex-1', isLarge ? 'font-strong' : 'text-label text-ink-2')}>
      {name}
      {note && <span className="block text-small font-normal text-ink-3">{note}</span>}
    </dt>
    <dd
      className={
        isLarge ? 'font-display text-amount leading-none tracking-[-0.025em]' : 'text-label whitespace-nowrap'
      }
    >
      {children}
    </dd>
  </div>
);

function ShareJob() {
  const [outcome, setOutcome] = useState<string | null>(null);
  const copy = async () => setOutcome((await copyText(window.location.href)) ? text.copied : text.copyFailed);
  return (
    <div>
      <Button kind="ghost" isFullWidth onClick={() => void copy()}>
        <Share2 aria-hidden className="size-5" strokeWidth={1.5} />
        {text.share}
      </Button>
      <p role="status" className="text-center text-small text-ok empty:hidden">
        {outcome}
      </p>
    </div>
  );
}
