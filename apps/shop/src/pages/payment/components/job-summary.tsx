import type { JobResponse } from '@app/contracts';
import { countTops, formatPounds } from '@app/pricing';
import { JobTops } from '../../../features/quotes/job-tops';
import { text } from '../text';
import { Folded } from './quote-summary';

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
  <Folded
    title={<span translate="no">{job.name}</span>}
    detail={text.job.tops(countTops(job.tops.map(({ quote }) => quote)))}
    amount={job.totalAmount}
  >
    <div className="px-4 pb-3">
      <Tops job={job} />
    </div>
  </Folded>
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
