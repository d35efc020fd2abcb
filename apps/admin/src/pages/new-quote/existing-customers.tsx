import { paths, type PersonMatch } from '@app/contracts';
import { useDebounced } from '@app/ui';
import { optionalData } from '@app/web-client';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useAdminQuery } from '../../lib/api';
import type { QuoteFormValues } from './quote-form';
import { text } from './text';

const fields = ['customerName', 'customerEmail', 'customerPhone'] as const;
const typingPauseMs = 250;
const minLength = 3;
const maxShown = 4;

const detailsOf = ({ names, emails, phones }: PersonMatch) => ({
  customerName: names[0] ?? '',
  customerEmail: emails[0] ?? '',
  customerPhone: phones[0] ?? '',
});

/** Customers whom we know and who match what is typed, to fill in with one press. */
export function ExistingCustomers({ form }: { form: UseFormReturn<QuoteFormValues> }) {
  const typed = useWatch({ control: form.control, name: fields }).map((value) => value.trim());
  const [chosen, setChosen] = useState<string | null>(null);
  const search = useDebounced(typed.filter((value) => value.length >= minLength).join(' '), typingPauseMs);
  // Details from a link or a choice need no suggestion.
  const isTyped = fields.some((name) => form.formState.dirtyFields[name]) && chosen !== typed.join('\n');
  const found = optionalData(
    useAdminQuery<PersonMatch[]>(
      `${paths.people}?${new URLSearchParams({ search, pageSize: String(maxShown) }).toString()}`,
      { isEnabled: isTyped && search !== '' },
    ),
  );
  const people = (isTyped && search !== '' && found) || [];
  if (people.length === 0) return null;
  const choose = (person: PersonMatch) => {
    const details = detailsOf(person);
    for (const name of fields)
      form.setValue(name, details[name], { shouldDirty: true, shouldValidate: true });
    setChosen(fields.map((name) => details[name].trim()).join('\n'));
  };
  return (
    <div className="mt-3">
      <p className="text-caption text-ink-3">{text.existingCustomers}</p>
      <ul className="mt-1 grid gap-1">
        {people.map((person) => (
          <li key={person.key}>
            <button
              type="button"
              onClick={() => choose(person)}
              className="flex min-h-11 w-full flex-wrap items-baseline gap-x-2.5 rounded-dialog border border-line px-3 py-1.5 text-left text-small hover:border-line-strong wide:min-h-9"
            >
              <span className="font-label">{person.names[0] ?? text.nameless}</span>
              <span className="num min-w-0 text-ink-3 [overflow-wrap:anywhere]">
                {[person.emails[0], person.phones[0]].filter(Boolean).join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
