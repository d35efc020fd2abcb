import type { JobResponse, QuoteResponse } from '@app/contracts';
import { Button, buttonClass, Skeleton } from '@app/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { useJob, useQuote } from '../../features/quotes/use-quote';
import { PhoneLink } from '../../lib/contact-links';
import { PageSkeleton } from '../../lib/page-skeleton';
import { PageMessage } from '../../lib/page-message';
import { Queries } from '../../lib/queries';
import type { StateById } from '../../lib/use-by-id';
import { PaymentBlocked } from './components/blocked';
import { ExpiredQuote } from './components/expired-quote';
import { FoldedJobSummary, JobSummary } from './components/job-summary';
import { PartOfJob } from './components/part-of-job';
import { PayDeposit } from './components/pay-deposit';
import { FoldedSummary, QuoteSummary } from './components/quote-summary';
import { text } from './text';

interface PaymentPageProps {
  quote: string | null;
  job?: string | null;
}

/** Pays the deposit on one quote, or on all of a job (specification §2). Anyone with its link may pay. */
export function PaymentPage({ quote: quoteId, job: jobId = null }: PaymentPageProps) {
  if (!quoteId && !jobId) {
    return (
      <PageMessage drawingLabel="? mm" title={text.invalid}>
        <p>
          {text.invalidText} <PhoneLink phone={text.phone} />
        </p>
        <ReturnHome />
      </PageMessage>
    );
  }
  return <Queries>{jobId ? <JobPayment jobId={jobId} /> : <Payment quoteId={quoteId ?? ''} />}</Queries>;
}

function Payment({ quoteId }: { quoteId: string }) {
  const state = useQuote(quoteId);
  return state.kind === 'ready' ? (
    <QuoteReady quote={state.data} refresh={state.refresh} />
  ) : (
    <NotReady state={state} texts={text} />
  );
}

/** The deposit on all tops of a job: together, or not at all. */
function JobPayment({ jobId }: { jobId: string }) {
  const state = useJob(jobId);
  return state.kind === 'ready' ? (
    <JobReady job={state.data} refresh={state.refresh} />
  ) : (
    <NotReady state={state} texts={{ ...text, ...text.job }} />
  );
}

/** Shown while the quote loads, or if there is none. */
function NotReady({
  state,
  texts,
}: {
  state: Exclude<StateById<unknown>, { kind: 'ready' }>;
  texts: { notFound: string; notFoundText: string };
}) {
  switch (state.kind) {
    case 'loading':
      return <PaymentSkeleton />;
    case 'not-found':
      return (
        <PageMessage drawingLabel="? mm" title={texts.notFound}>
          <p>{texts.notFoundText}</p>
          <ReturnHome />
        </PageMessage>
      );
    case 'failed':
      return (
        <PageMessage drawingLabel="? mm" title={texts.notFound}>
          <p>{texts.notFoundText}</p>
          <p className="mt-3">
            {text.failedText} <PhoneLink phone={text.phone} />
          </p>
          <p className="mt-2 text-small text-ink-3">{state.error.message}</p>
          <div className="mt-7 flex flex-wrap gap-2.5">
            <Button onClick={state.retry}>{text.retry}</Button>
            <Link href="/" className={buttonClass({ kind: 'ghost' })}>
              {text.returnHome}
            </Link>
          </div>
        </PageMessage>
      );
  }
}

function JobReady({ job, refresh }: { job: JobResponse; refresh: () => void }) {
  const [isPaying, setPaying] = useState(false);
  const isPayable = job.tops.every(({ quote }) => quote.paymentBlocker === null);
  return (
    <div className="wrap py-10 tablet:pt-14 tablet:pb-26">
      <PageHeader />
      {isPayable ? (
        <PayDeposit
          quotes={job.tops.map(({ quote }) => quote)}
          summary={<JobSummary job={job} />}
          foldedSummary={<FoldedJobSummary job={job} />}
          isPaying={isPaying}
          setPaying={setPaying}
          onOutdated={refresh}
        />
      ) : (
        <PartOfJob job={job} advice={text.job.notPayable}>
          <JobSummary job={job} />
        </PartOfJob>
      )}
    </div>
  );
}

interface QuoteReadyProps {
  quote: QuoteResponse;
  refresh: () => void;
}

const QuoteReady = (props: QuoteReadyProps) => (
  <div className="wrap py-10 tablet:pt-14 tablet:pb-26">
    <PageHeader />
    <QuotePayment {...props} />
  </div>
);

function QuotePayment({ quote, refresh }: QuoteReadyProps) {
  const [isPaying, setPaying] = useState(false);
  const { paymentBlocker, job } = quote;
  if (paymentBlocker === 'expired') return <ExpiredQuote quote={quote} refreshQuote={refresh} />;
  if (paymentBlocker) return <PaymentBlocked quote={quote} blocker={paymentBlocker} />;
  if (job)
    return (
      <PartOfJob job={job}>
        <QuoteSummary quote={quote} />
      </PartOfJob>
    );
  return (
    <PayDeposit
      quotes={[quote]}
      summary={<QuoteSummary quote={quote} />}
      foldedSummary={<FoldedSummary quote={quote} />}
      isPaying={isPaying}
      setPaying={setPaying}
      onOutdated={refresh}
    />
  );
}

const PageHeader = () => (
  <header className="mb-8">
    <h1 className="font-display text-h2">{text.title}</h1>
    <p className="mt-2.5 text-lede text-ink-2">{text.intro}</p>
  </header>
);

const ReturnHome = () => (
  <Link href="/" className={`mt-7 ${buttonClass()}`}>
    {text.returnHome}
  </Link>
);

const PaymentSkeleton = () => (
  <PageSkeleton loading={text.loading} className="py-10 tablet:pt-14 tablet:pb-26">
    <Skeleton className="h-14 w-90 max-w-full" />
    <Skeleton className="mt-4 mb-9 h-6 w-90 max-w-full" />
    <div className="grid items-start gap-7 desktop:grid-cols-2 desktop:gap-18">
      <div>
        <Skeleton className="h-48" />
        <Skeleton className="mt-5 h-14" />
      </div>
      <Skeleton className="h-120" />
    </div>
  </PageSkeleton>
);
