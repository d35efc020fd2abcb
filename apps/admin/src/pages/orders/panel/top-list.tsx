import type { AdminJob } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { Reference } from '@app/ui';
import { Link } from 'wouter';
import { text } from '../../../features/jobs/text';
import { stageLabels } from '../../../features/quotes/state-labels';
import { itemParam } from '../../../lib/use-url-state';

interface TopListProps {
  label: string;
  tops: AdminJob['tops'];
  quoteId: string;
  /** Address query of the list behind the panel: 'job=…'. */
  query: string;
  noStage: string;
}

export const TopList = ({ label, tops, quoteId, query, noStage }: TopListProps) => (
  <ul aria-label={label} className="num mt-1.5 grid gap-1 text-small">
    {tops.map(({ id, reference, quantity, stage, totalPrice }) => (
      <li key={id} className="flex flex-wrap justify-between gap-x-4">
        {id === quoteId ? (
          <span>
            <Reference>{reference}</Reference> <span className="text-ink-3">({text.thisOne})</span>
          </span>
        ) : (
          <Link href={`/?${query}&${itemParam}=${encodeURIComponent(id)}`} className={panelLinkClass}>
            <Reference>{reference}</Reference>
          </Link>
        )}
        <span className="text-ink-2">
          {stage ? stageLabels[stage] : noStage}, {quantity > 1 && `${text.tops(quantity)}, `}
          <span translate="no">{formatPounds(totalPrice)}</span>
        </span>
      </li>
    ))}
  </ul>
);

export const panelLinkClass =
  'text-chalk hover:underline max-wide:inline-flex max-wide:min-h-11 max-wide:items-center';
