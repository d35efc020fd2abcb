import { Reference } from '@app/ui';
import { type CustomerOrder, quotePath } from '@app/contracts';
import { formatSize, times } from '@app/pricing';
import { Link } from 'wouter';
import { inlineLinkClass } from '../../../lib/contact-links';
import { stageNames } from '../../../lib/stage-names';
import { text } from '../text';

interface OrderJobProps {
  job: NonNullable<CustomerOrder['job']>;
  /** The one that the page is about. */
  quoteId: string;
}

/** All tops of the job that an order is part of, with how far each is. */
export const OrderJob = ({ job, quoteId }: OrderJobProps) => (
  <section aria-labelledby="job">
    <h2 id="job" className="font-display text-h3 font-display wrap-anywhere">
      {text.job} <span translate="no">{job.name}</span>
    </h2>
    <ul aria-label={text.jobTops} className="mt-3 border-t border-line">
      {job.tops.map(({ quoteId: id, reference, color, length, width, quantity, stage }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5">
          <span>
            <Link href={quotePath(id)} className={inlineLinkClass}>
              <Reference>{reference}</Reference>
            </Link>
            {`, ${times(quantity)}${color}, ${formatSize({ lengthMm: length, widthMm: width })}`}
            {id === quoteId && <span className="text-ink-3"> ({text.thisOne})</span>}
          </span>
          <span className="font-strong">{stage ? stageNames[stage] : text.notOrdered}</span>
        </li>
      ))}
    </ul>
  </section>
);
