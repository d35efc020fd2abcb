import type { JobResponse } from '@app/contracts';
import { countTops, formatPounds } from '@app/pricing';
import { ChevronDown } from 'lucide-react';
import { JobTops } from '../../../features/quotes/job-tops';
import { text } from '../text';

export const JobSummary = ({ job }: { job: JobResponse }) => (
  <aside
    aria-labelledby="quote-summary"
    className="rounded-2 border border-line bg-surface p-5 tablet:px-7 desktop:sticky desktop:top-6"
  >
    <h2 id="quote-summary" translate="no" className="font-display mb-3 text-h3 wrap-anywhere">
      {job.name}
    </h2>
    <Tops job={job} />
  </aside>
);

/** The same on a phone while the form is open, folded into one line. */
export const FoldedJobSummary = ({ job }: { job: JobResponse }) => (
  <details className="group rounded-2 border border-line bg-surface">
    <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto_20px] items-center gap-3.5 px-3.5 py-3 [&::-webkit-details-marker]:hidden">
      <span>
        <span translate="no" className="block font-strong wrap-anywhere">
          {job.name}
        </span>
        <span className="num block text-small text-ink-3">
          {text.job.tops(countTops(job.tops.map(({ quote }) => quote)))}
        </span>
      </span>
      <span translate="no" className="num font-strong">
        {formatPounds(job.totalAmount)}
      </span>
      <ChevronDown
        aria-hidden
        className="size-5 transition-transform group-open:rotate-180"
        strokeWidth={1.5}
      />
    </summary>
    <div className="px-4 pb-3">
      <Tops job={job} />
    </div>
  </details>
);

const Tops = ({ job: { tops, totalAmount } }: { job: JobResponse }) => (
  <>
    <JobTops label={text.job.list} tops={tops} shows="blockers" />
    <p className="num flex items-baseline justify-between gap-6 py-2.25">
      <span className="font-strong">{text.totalPrice}</span>
      <span translate="no" className="font-display text-h3">
        {formatPounds(totalAmount)}
      </span>
    </p>
  </>
);
