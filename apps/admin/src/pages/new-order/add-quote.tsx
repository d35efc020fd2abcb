import type { AdminQuoteDetail } from '@app/contracts';
import { Button } from '@app/ui';
import { FindQuote, fetchQuote } from '../../features/quotes/find-quote';
import { useAdminMutation } from '../../lib/api/use-admin-call';
import { text } from './text';

interface AddQuoteProps {
  quotes: readonly AdminQuoteDetail[];
  onAdd: (quotes: readonly AdminQuoteDetail[]) => void;
}

export function AddQuote({ quotes, onAdd }: AddQuoteProps) {
  const isAdded = (id: string) => quotes.some((quote) => quote.id === id);
  const job = quotes.find(({ jobDetail }) => jobDetail)?.jobDetail;
  const otherQuotesOfJob = job?.tops.filter(({ id }) => !isAdded(id)) ?? [];
  const addJob = useAdminMutation({
    invalidates: [],
    mutationFn: () => Promise.all(otherQuotesOfJob.map(({ id }) => fetchQuote(id))),
    failure: text.failed,
    onSuccess: onAdd,
  });
  return (
    <div className="mt-3.5 grid grid-cols-[minmax(0,1fr)] gap-3">
      <FindQuote
        label={text.quote}
        addLabel={text.add}
        rejectionOf={({ id }) => (isAdded(id) ? text.isIn : null)}
        onFound={(quote) => onAdd([quote])}
      />
      {job && otherQuotesOfJob.length > 0 && (
        <p>
          <Button
            isPending={addJob.isPending}
            onClick={() => addJob.mutate()}
            className="max-tablet:h-auto max-tablet:whitespace-normal"
          >
            {text.ofJob(otherQuotesOfJob.length, job.name)}
          </Button>
        </p>
      )}
    </div>
  );
}
