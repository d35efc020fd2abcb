import { type AdminQuote, type AdminQuoteDetail, paths } from '@app/contracts';
import { Button, Field, TextInput, wholeReferences } from '@app/ui';
import { apiQuery } from '@app/web-client';
import { Plus } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useAdminMutation } from '../../lib/api';

const text = {
  unknown: (typed: string) => `No quote ${typed} was found.`,
  lookUpFailed: 'The quote could not be loaded.',
} as const;

interface FindQuoteProps {
  label: string;
  addLabel: string;
  /** Why the quote cannot be added; null: it can. */
  rejectionOf: (quote: AdminQuoteDetail) => string | null;
  onFound: (quote: AdminQuoteDetail) => void;
  /** Error until a quote is looked up. */
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

export const fetchQuote = (id: string) => apiQuery<AdminQuoteDetail>(paths.adminQuote(id));

export function FindQuote({ label, addLabel, rejectionOf, onFound, error, ref }: FindQuoteProps) {
  const [typed, setTyped] = useState('');
  const [rejection, setRejection] = useState<string | null>(null);
  const find = useAdminMutation({
    invalidates: [],
    mutationFn: async () => {
      const reference = typed.trim().toUpperCase();
      const query = new URLSearchParams({ search: reference });
      const found = await apiQuery<AdminQuote[]>(`${paths.adminQuotes}?${query.toString()}`);
      const quote =
        found.find((match) => match.reference === reference) ?? (found.length === 1 ? found[0] : null);
      return quote ? fetchQuote(quote.id) : null;
    },
    failure: text.lookUpFailed,
    onSuccess: (quote) => {
      const problem = quote ? rejectionOf(quote) : text.unknown(typed.trim());
      setRejection(problem);
      if (!quote || problem !== null) return;
      setTyped('');
      onFound(quote);
    },
  });
  const problem = rejection ?? error;
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
        {addLabel}
      </Button>
    </div>
  );
}
