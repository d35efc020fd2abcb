import { type AdminQuote, type AdminQuoteDetail, paths } from '@app/contracts';
import { Button, Field, TextInput } from '@app/ui';
import { apiQuery } from '@app/web-client';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useAdminMutation } from '../../../lib/api/use-admin-call';
import { text } from './text';

interface AddQuoteProps {
  quotes: readonly AdminQuoteDetail[];
  onAdd: (quotes: readonly AdminQuoteDetail[]) => void;
}

const readQuote = (id: string) => apiQuery<AdminQuoteDetail>(paths.adminQuote(id));

/** Adds a quote by its reference, or what else is in the job of one. */
export function AddQuote({ quotes, onAdd }: AddQuoteProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const isIn = (id: string) => quotes.some((quote) => quote.id === id);
  const find = useAdminMutation({
    changes: [],
    run: async () => {
      const reference = typed.trim().toUpperCase();
      const query = new URLSearchParams({ search: reference });
      const found = await apiQuery<AdminQuote[]>(`${paths.adminQuotes}?${query.toString()}`);
      const quote =
        found.find((one) => one.reference === reference) ?? (found.length === 1 ? found[0] : null);
      return quote ? readQuote(quote.id) : null;
    },
    failure: text.failed,
    onDone: (quote) => {
      if (!quote) return setProblem(text.unknown(typed.trim()));
      if (isIn(quote.id)) return setProblem(text.isIn);
      setTyped('');
      setProblem(null);
      onAdd([quote]);
    },
  });
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
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <Field label={text.quote} error={problem ?? undefined}>
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              autoComplete="off"
              autoCapitalize="characters"
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // Not the form around it.
                event.preventDefault();
                if (typed.trim()) find.mutate();
              }}
            />
          )}
        </Field>
        <Button
          icon={Plus}
          isPending={find.isPending}
          onClick={() => typed.trim() && find.mutate()}
          className="wide:min-h-9.5"
        >
          {text.add}
        </Button>
      </div>
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
