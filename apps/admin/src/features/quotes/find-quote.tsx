import { type AdminQuote, type AdminQuoteDetail, paths } from '@app/contracts';
import { Button, Field, TextInput, wholeReferences } from '@app/ui';
import { apiQuery } from '@app/web-client';
import { Plus } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useAdminMutation } from '../../lib/api/use-admin-call';

const text = {
  unknown: (typed: string) => `There is no quote ${typed}.`,
  lookUpFailed: 'The quote could not be looked up.',
} as const;

interface FindQuoteProps {
  label: string;
  add: string;
  /** Why the quote cannot be added; null: it can. */
  refuse: (quote: AdminQuoteDetail) => string | null;
  onFound: (quote: AdminQuoteDetail) => void;
  /** Error until a quote is looked up. */
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

export const readQuote = (id: string) => apiQuery<AdminQuoteDetail>(paths.adminQuote(id));

export function FindQuote({ label, add, refuse, onFound, error, ref }: FindQuoteProps) {
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
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
    failure: text.lookUpFailed,
    onDone: (quote) => {
      const problem = quote ? refuse(quote) : text.unknown(typed.trim());
      setRefusal(problem);
      if (!quote || problem !== null) return;
      setTyped('');
      onFound(quote);
    },
  });
  const problem = refusal ?? error;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <Field label={label} error={problem && <span role="alert">{wholeReferences(problem)}</span>}>
        {(control) => (
          <TextInput
            {...control}
            ref={ref}
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
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
        {add}
      </Button>
    </div>
  );
}
