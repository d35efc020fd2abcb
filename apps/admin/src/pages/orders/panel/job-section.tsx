import { type AdminQuoteDetail, jobPath } from '@app/contracts';
import { countTops } from '@app/pricing';
import { FolderOpen } from 'lucide-react';
import { Link } from 'wouter';
import { JobDialog } from '../../../features/jobs/job-dialog';
import { text } from '../../../features/jobs/text';
import { DialogButton } from '../../../lib/controls';
import { PanelSection } from '../../../lib/page';
import { panelLinkClass, TopList } from './top-list';

type QuoteOfJob = Pick<AdminQuoteDetail, 'id' | 'reference' | 'jobDetail' | 'deletedAt'>;

export function JobSection({ quote }: { quote: QuoteOfJob }) {
  const { jobDetail: job } = quote;
  return (
    <PanelSection title={text.title} aside={job && text.tops(countTops(job.tops))}>
      {job ? (
        <>
          <p className="font-strong wrap-anywhere">{job.name}</p>
          <TopList
            label={job.name}
            tops={job.tops}
            quoteId={quote.id}
            query={`job=${encodeURIComponent(job.id)}`}
            noStage={text.notOrdered}
          />
          <p className="mt-2 flex flex-wrap gap-x-4 text-small">
            <a href={jobPath(job.id)} target="_blank" rel="noreferrer" className={panelLinkClass}>
              {text.open}
            </a>
            <Link href={`/?job=${encodeURIComponent(job.id)}`} className={panelLinkClass}>
              {text.list}
            </Link>
          </p>
          <p className="mt-1.5 text-caption text-ink-2">{text.paidTogether}</p>
        </>
      ) : (
        <p className="text-small text-ink-2">{text.none}</p>
      )}
      {quote.deletedAt === null && (
        <div className="mt-2 flex flex-wrap gap-2">
          <DialogButton icon={FolderOpen} dialog={(close) => <JobDialog quote={quote} onClose={close} />}>
            {job ? text.change : text.make}
          </DialogButton>
        </div>
      )}
    </PanelSection>
  );
}
