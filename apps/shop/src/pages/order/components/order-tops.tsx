import { Reference } from '@app/ui';
import { type CustomerOrder, quotePath } from '@app/contracts';
import { formatSize, quantityPrefix } from '@app/pricing';
import { Link } from 'wouter';
import { stageNames } from '../../../features/quotes/stage-names';
import { inlineLinkClass } from '../../../lib/contact-links';
import { text } from '../text';

/** All tops of an order of several, with the progress of each. */
export const OrderTops = ({
  order: { reference: orderReference, jobName, tops, quote },
}: {
  order: CustomerOrder;
}) => {
  const withoutStage = orderReference ? text.tops.cancelled : text.tops.notOrdered;
  return (
    <section aria-labelledby="tops">
      <h2 id="tops" className="font-display text-h3 wrap-anywhere">
        {jobName === null ? text.tops.title(tops.length) : <span translate="no">{jobName}</span>}
      </h2>
      <ul aria-label={text.tops.list} className="mt-3 border-t border-line">
        {tops.map(({ quoteId, reference, color, length, width, agreedSize, quantity, stage }) => (
          <li key={quoteId} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5">
            <span>
              <Link href={quotePath(quoteId)} className={inlineLinkClass}>
                <Reference>{reference}</Reference>
              </Link>
              {`, ${quantityPrefix(quantity)}${color}, ${formatSize(agreedSize ?? { lengthMm: length, widthMm: width })}`}
              {quoteId === quote.id && <span className="text-ink-3"> ({text.tops.shown})</span>}
            </span>
            <span className="font-strong">{stage ? stageNames[stage] : withoutStage}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
