import { jobPaymentPath, type JobResponse, paths } from '@app/contracts';
import { countTops, formatPounds } from '@app/pricing';
import { Button, buttonClass, copyText, cx } from '@app/ui';
import { FileDown, Share2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { JobTops } from '../../../features/quotes/job-tops';
import { PhoneLink } from '../../../lib/contact-links';
import { text } from '../text';

export function JobDetails({ job }: { job: JobResponse }) {
  const { id, name, tops } = job;
  const hasPayments = Number(job.receivedAmount) > 0;
  return (
    <div className="wrap tablet:pb-24">
      <header className="pt-8 pb-5.5 tablet:pt-14 tablet:pb-9">
        <h1 translate="no" className="font-display text-page-title wrap-anywhere">
          {name}
        </h1>
        <p className="mt-3 text-lead text-ink-2">{text.tops(countTops(tops.map(({ quote }) => quote)))}</p>
      </header>
      <div className="grid items-start gap-9 desktop:grid-cols-[minmax(0,1fr)_420px] desktop:gap-16">
        <section>
          <JobTops label={text.list} tops={tops} shows={hasPayments ? 'progress' : 'blockers'} />
          <p className="mt-2.5 text-small text-ink-3">{text.plans}</p>
        </section>
        <aside className="grid gap-4 desktop:sticky desktop:top-6">
          <JobTotals job={job} />
          <JobActions id={id} />
          <p className="text-small text-ink-3">{text.privacy}</p>
        </aside>
      </div>
      <div className="sticky bottom-0 z-10 -mx-5 mt-12 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 border-t border-line bg-surface px-5 pt-2.5 pb-[max(14px,env(safe-area-inset-bottom))] shadow-bar tablet:hidden">
        <p>
          <b translate="no" className="num block font-display text-title">
            {formatPounds(job.totalAmount)}
          </b>
          <span className="block text-small text-ink-3">{text.vatShort}</span>
        </p>
        {isPayable(job) && (
          <Link href={jobPaymentPath(id)} className={buttonClass({ kind: 'primary' })}>
            {text.pay}
          </Link>
        )}
      </div>
    </div>
  );
}

const isPayable = ({ tops }: JobResponse) => tops.every(({ quote }) => quote.paymentBlocker === null);

function JobTotals({ job }: { job: JobResponse }) {
  const { id, tops, totalAmount, depositAmount, receivedAmount } = job;
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
      {isPayable(job) ? (
        <Link
          href={jobPaymentPath(id)}
          className={cx(buttonClass({ kind: 'primary', size: 'large' }), 'mt-5 w-full max-tablet:hidden')}
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
      {note && <span className="block text-small font-normal text-balance text-ink-3">{note}</span>}
    </dt>
    <dd className={isLarge ? 'font-display text-amount' : 'text-label whitespace-nowrap'}>{children}</dd>
  </div>
);

/** Print the job, or share its link. */
function JobActions({ id }: { id: string }) {
  const [outcome, setOutcome] = useState<string | null>(null);
  const copy = async () => setOutcome((await copyText(window.location.href)) ? text.copied : text.copyFailed);
  return (
    <div>
      <div className="grid grid-cols-2 gap-2">
        <a
          href={paths.jobPdf(id)}
          target="_blank"
          rel="noopener"
          className={cx(buttonClass({ kind: 'quiet' }), actionClass)}
        >
          <FileDown className="size-5" strokeWidth={1.5} />
          <span className="text-small">{text.pdf}</span>
          <span className="sr-only">{text.newTab}</span>
        </a>
        <Button kind="quiet" className={actionClass} onClick={() => void copy()}>
          <Share2 className="size-5" strokeWidth={1.5} />
          <span className="text-small">{text.share}</span>
        </Button>
      </div>
      <p role="status" className={cx('text-small text-ok', outcome && 'mt-2')}>
        {outcome}
      </p>
    </div>
  );
}

const actionClass = 'min-h-19 min-w-0 flex-col px-1!';
