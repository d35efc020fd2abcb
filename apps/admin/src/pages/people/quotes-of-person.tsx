import type { PersonRecord } from '@app/contracts';
import { quantityPrefix } from '@app/pricing';
import { Badge, Button } from '@app/ui';
import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { JobDialog } from '../../features/jobs/job-dialog';
import { stageTones, stageLabels } from '../../features/quotes/state-labels';
import { shortDay } from '../../lib/status/short-time';
import { orderPath, quotePath } from '../../lib/use-url-state';
import { RecordList } from './record-list';
import { text } from './text';

type QuoteOfPerson = PersonRecord['quotes'][number];

export function QuotesOfPerson({ quotes }: { quotes: readonly QuoteOfPerson[] }) {
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const [isJobDialogOpen, setJobDialogOpen] = useState(false);
  const candidates = quotes.filter(({ job, status }) => job === null && status !== 'declined');
  const selectedQuotes = candidates.filter(({ id }) => selectedIds.includes(id));
  const [first, ...others] = selectedQuotes;
  const canMakeJob = candidates.length > 1;
  return (
    <RecordList
      title={text.ordersAndQuotes}
      rows={quotes.map((quote) => ({
        ...toRecordRow(quote),
        start: canMakeJob && candidates.includes(quote) && (
          <input
            type="checkbox"
            aria-label={text.choose(quote.reference)}
            checked={selectedIds.includes(quote.id)}
            onChange={({ currentTarget: { checked } }) =>
              setSelectedIds(
                checked ? [...selectedIds, quote.id] : selectedIds.filter((id) => id !== quote.id),
              )
            }
            className="size-4.5 flex-none accent-(--color-chalk) max-wide:size-6"
          />
        ),
      }))}
    >
      {canMakeJob && (
        <Button
          icon={FolderOpen}
          className="mt-3"
          isDisabled={selectedQuotes.length < 2}
          onClick={() => setJobDialogOpen(true)}
        >
          {selectedQuotes.length < 2 ? text.makeJob : text.makeJobOf(selectedQuotes.length)}
        </Button>
      )}
      {isJobDialogOpen && first && (
        <JobDialog
          quote={{ ...first, jobDetail: null }}
          newReferences={others.map(({ reference }) => reference)}
          onClose={() => setJobDialogOpen(false)}
        />
      )}
    </RecordList>
  );
}

function toRecordRow(quote: QuoteOfPerson) {
  const { id, reference, order, status, stage, color, length, width, quantity, job } = quote;
  return {
    key: id,
    href: order ? orderPath(order.id) : quotePath(id),
    title: order?.reference ?? reference,
    end: stage ? (
      <Badge tone={stageTones[stage]}>{stageLabels[stage]}</Badge>
    ) : (
      <Badge tone="neutral">{text.quoteStatus[status]}</Badge>
    ),
    detail: text.size(length, width, `${quantityPrefix(quantity)}${color}`),
    footer: [
      shortDay(quote.createdAt),
      quote.orderMoney
        ? text.received(quote.orderMoney.received, quote.orderMoney.price)
        : text.total(quote.totalPrice),
      ...(job ? [job.name] : []),
    ],
  };
}
