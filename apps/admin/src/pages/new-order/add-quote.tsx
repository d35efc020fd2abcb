import type { AdminQuoteDetail } from '@app/contracts';
import { Button } from '@app/ui';
import { FindQuote, readQuote } from '../../features/quotes/find-quote';
import { useAdminMutation } from '../../lib/api/use-admin-call';
import { text } from './text';

interface AddQuoteProps {
  quotes: readonly AdminQuoteDetail[];
  onAdd: (quotes: readonly AdminQuoteDetail[]) => void;
}

export function AddQuote({ quotes, onAdd }: AddQuoteProps) {
  const isIn = (id: string) => quotes.some((quote) => quote.id === id);
  const job = quotes.find(({ jobDetail }) => jobDetail)?.jobDetail;
  const ofJob = job?.tops.filter(({ id }) => !isIn(id)) ?? [];
  const addJob = useAdminMutation({
    changes: [],
    run: () => Promise.all(ofJob.map(({ id }) => readQuote(id))),
    failure: text.failed,
    onDone: onAdd,
  });
  return (
    <div className="mt-3.5 grid grid-cols-[minmax(0,1fr)] gap-3">
      <FindQuote
        label={text.quote}
        add={text.add}
        refuse={({ id }) => (isIn(id) ? text.isIn : null)}
        onFound={(quote) => onAdd([quote])}
      />
      {job && ofJob.length > 0 && (
        <p>
          <Button
            isPending={addJob.isPending}
            onClick={() => addJob.mutate()}
            className="max-tablet:h-auto max-tablet:whitespace-normal"
          >
            {text.ofJob(ofJob.length, job.name)}
          </Button>
        </p>
      )}
    </div>
  );
}
