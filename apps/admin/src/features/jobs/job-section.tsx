import { type AdminQuoteDetail, jobPath } from '@app/contracts';
import { countTops, formatPounds } from '@app/pricing';
import { Button, Reference } from '@app/ui';
import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { PanelSection } from '../../lib/page/side-panel';
import { stageWords } from '../../lib/status/stage-words';
import { itemParam } from '../../lib/url/use-url-state';
import { JobDialog } from './job-dialog';
import { MoveJob } from './move-job';
import { text } from './text';

type QuoteOfJob = Pick<AdminQuoteDetail, 'id' | 'reference' | 'jobDetail' | 'deletedAt'>;

/** Which job a quote is of, with the others one press away; and the way to make one of several quotes. */
export function JobSection({ quote }: { quote: QuoteOfJob }) {
  const [isChanging, setChanging] = useState(false);
  const { jobDetail: job } = quote;
  return (
    <PanelSection title={text.title} aside={job && text.tops(countTops(job.tops))}>
      {job ? (
        <>
          <p className="font-strong wrap-anywhere">{job.name}</p>
          <ul aria-label={job.name} className="num mt-1.5 grid gap-1 text-admin">
            {job.tops.map(({ id, reference, quantity, stage, totalPrice }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4">
                {id === quote.id ? (
                  <span>
                    <Reference>{reference}</Reference> <span className="text-ink-3">({text.thisOne})</span>
                  </span>
                ) : (
                  <Link
                    href={`/?job=${encodeURIComponent(job.id)}&${itemParam}=${encodeURIComponent(id)}`}
                    className="text-chalk hover:underline max-wide:inline-flex max-wide:min-h-11 max-wide:items-center"
                  >
                    <Reference>{reference}</Reference>
                  </Link>
                )}
                <span className="text-ink-2">
                  {stage ? stageWords[stage] : text.notOrdered}, {quantity > 1 && `${text.tops(quantity)}, `}
                  <span translate="no">{formatPounds(totalPrice)}</span>
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-2 flex flex-wrap gap-x-4 text-admin">
            <a
              href={jobPath(job.id)}
              target="_blank"
              rel="noreferrer"
              className="text-chalk hover:underline max-wide:inline-flex max-wide:min-h-11 max-wide:items-center"
            >
              {text.open}
            </a>
            <Link
              href={`/?job=${encodeURIComponent(job.id)}`}
              className="text-chalk hover:underline max-wide:inline-flex max-wide:min-h-11 max-wide:items-center"
            >
              {text.list}
            </Link>
          </p>
          <p className="mt-1.5 text-caption text-ink-2">{text.paidTogether}</p>
        </>
      ) : (
        <p className="text-admin text-ink-2">{text.none}</p>
      )}
      {quote.deletedAt === null && (
        <div className="mt-2 flex flex-wrap gap-2">
          {job && <MoveJob quoteId={quote.id} job={job} />}
          <Button icon={FolderOpen} onClick={() => setChanging(true)}>
            {job ? text.change : text.make}
          </Button>
        </div>
      )}
      {isChanging && <JobDialog quote={quote} onClose={() => setChanging(false)} />}
    </PanelSection>
  );
}
