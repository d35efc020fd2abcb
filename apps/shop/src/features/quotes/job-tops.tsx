import { planOfQuote } from '@app/configuration';
import { type JobTop, paymentBlockers, quotePath } from '@app/contracts';
import { formatPounds, formatSizeToCut, quantityPrefix } from '@app/pricing';
import { Reference } from '@app/ui';
import { Link } from 'wouter';
import { inlineLinkClass } from '../../lib/contact-links';
import { QuotePlan } from './quote-plan';
import { stageNames } from './stage-names';

interface JobTopsProps {
  label: string;
  tops: readonly JobTop[];
  shows: 'progress' | 'blockers';
}

/** The tops of a job, all drawn to the same scale. */
export function JobTops({ label, tops, shows }: JobTopsProps) {
  const longestMm = Math.max(...tops.map(({ quote }) => quote.length));
  return (
    <ul aria-label={label} className="@container num border-t border-line">
      {tops.map(({ quote, stage }) => {
        const { id, reference, color, material, thickness, paymentBlocker } = quote;
        const { sinkTitle, cutoutNames } = planOfQuote(quote);
        const fittings = [sinkTitle, ...cutoutNames].filter(Boolean);
        return (
          <li
            key={id}
            className="grid grid-cols-[112px_minmax(0,1fr)] gap-x-4 border-b border-line py-4 @xl:grid-cols-[232px_minmax(0,1fr)_auto] @xl:items-center @xl:gap-x-7 @xl:py-5 @3xl:grid-cols-[336px_minmax(0,1fr)_auto]"
          >
            <div className="own-colors rounded-1 bg-plan p-1.75 @max-xl:mt-1 @max-xl:self-start @xl:p-3.5">
              <div style={{ width: `${(quote.length / longestMm) * 100}%` }}>
                <QuotePlan quote={quote} isBare maxHeightPx={unlimited} />
              </div>
            </div>
            <div className="min-w-0 text-label text-ink-2">
              <p className="text-lead font-strong wrap-anywhere text-ink">
                {quantityPrefix(quote.quantity)}
                {color.name}
              </p>
              <p>
                {material.name}, {thickness.displayName},{' '}
                {formatSizeToCut({ lengthMm: quote.length, widthMm: quote.width }, quote.agreedSize)}
              </p>
              {fittings.length > 0 && <p className="wrap-anywhere">{fittings.join(', ')}</p>}
              <p className="mt-0.5 text-small text-ink-3">
                <Link href={quotePath(id)} className={inlineLinkClass}>
                  <Reference>{reference}</Reference>
                </Link>
                {shows === 'progress' && stage && <span>, {stageNames[stage]}</span>}
              </p>
              {shows === 'blockers' && paymentBlocker && (
                <p className="mt-0.5 text-small font-strong text-warn">{paymentBlockers[paymentBlocker]}</p>
              )}
            </div>
            <p
              translate="no"
              className="num text-lead font-strong whitespace-nowrap text-ink @max-xl:col-start-2 @max-xl:mt-2"
            >
              {formatPounds(quote.totalPrice)}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** With a limit of height short, deep tops would be drawn at a smaller scale. */
const unlimited = Infinity;
