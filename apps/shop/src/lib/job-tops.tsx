import { Reference } from '@app/ui';
import { type JobTop, paymentBlockers, quotePath } from '@app/contracts';
import { formatPounds, formatSize, times } from '@app/pricing';
import { Link } from 'wouter';
import { inlineLinkClass } from './contact-links';
import { stageNames } from './stage-names';
import { StoneSwatch } from './stone-picture';

interface JobTopsProps {
  label: string;
  tops: readonly JobTop[];
  shows: 'progress' | 'blockers';
}

export const JobTops = ({ label, tops, shows }: JobTopsProps) => (
  <ul aria-label={label} className="num border-t border-line">
    {tops.map(({ quote, stage }) => {
      const {
        id,
        reference,
        color,
        material,
        thickness,
        length,
        width,
        quantity,
        totalPrice,
        paymentBlocker,
      } = quote;
      return (
        <li
          key={id}
          className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-3.5"
        >
          <StoneSwatch color={color} sizes="56px" className="size-14 rounded-1 object-cover" />
          <div className="min-w-0">
            <p className="font-strong wrap-anywhere">
              {times(quantity)}
              {color.name}
            </p>
            <p className="text-label text-ink-2">
              {material.name}, {thickness.displayName}, {formatSize({ lengthMm: length, widthMm: width })}
            </p>
            <p className="text-small text-ink-3">
              <Link href={quotePath(id)} className={inlineLinkClass}>
                <Reference>{reference}</Reference>
              </Link>
              {shows === 'progress' && stage && <span>, {stageNames[stage]}</span>}
            </p>
            {shows === 'blockers' && paymentBlocker && (
              <p className="text-small font-strong text-warn">{paymentBlockers[paymentBlocker]}</p>
            )}
          </div>
          <p translate="no" className="font-strong whitespace-nowrap">
            {formatPounds(totalPrice)}
          </p>
        </li>
      );
    })}
  </ul>
);
