import { type BasketResponse, jobLimits, jobPath, type JobResponse, paths } from '@app/contracts';
import { Button, Field, lengthProblem, showToast, TextInput, wholeWords } from '@app/ui';
import { ApiError, apiMutation } from '@app/web-client';
import { FolderOpen } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import { readBasket } from '../../../lib/basket/basket-calls';
import { findBasketSession } from '../../../lib/basket/basket-session';
import { inlineLinkClass } from '../../../lib/contact-links';
import { text } from '../text';

/** The one job that all quotes in the basket belong to; null: none, or several. */
function jobOf({ items }: BasketResponse) {
  const [first, ...others] = items.map(({ quote }) => quote.job ?? null);
  return first && others.every((job) => job?.id === first.id) ? first : null;
}

/** Makes everything in the basket one job with one link. */
export function NameJob({ basket, onLeave }: { basket: BasketResponse; onLeave: () => void }) {
  const job = jobOf(basket);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="mt-1.5">
      {job && (
        <p className="mt-3 text-label wrap-anywhere">
          {text.job.is}{' '}
          <Link href={jobPath(job.id)} onClick={onLeave} className={inlineLinkClass} translate="no">
            {job.name}
          </Link>
        </p>
      )}
      <Button
        kind="ghost"
        isFullWidth
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <FolderOpen aria-hidden className="size-5" strokeWidth={1.5} />
        {job ? text.job.change : text.job.make}
      </Button>
      {isOpen && <NameForm id={id} name={job?.name ?? ''} onDone={() => setOpen(false)} />}
    </div>
  );
}

function NameForm({ id, name: known, onDone }: { id: string; name: string; onDone: () => void }) {
  const [name, setName] = useState(known);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const tooLong = lengthProblem(name, jobLimits.name);
  const send = async () => {
    setPending(true);
    try {
      const basketSessionId = findBasketSession() ?? '';
      await apiMutation<JobResponse>('POST', paths.jobs, { basketSessionId, name: name.trim() });
      await readBasket();
      showToast(text.job.made);
      onDone();
    } catch (error) {
      const body = error instanceof ApiError && error.status < 500 ? error.body : undefined;
      setProblem(body?.details?.fields?.[0]?.message ?? body?.error ?? text.job.failed);
    } finally {
      setPending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || tooLong) return;
    if (name.trim()) void send();
    else setProblem(text.job.nameMissing);
  };
  return (
    <form
      id={id}
      noValidate
      onSubmit={submit}
      className="mt-2.5 grid scroll-mb-4 grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-4.5"
    >
      <Field
        id={`${id}-name`}
        label={text.job.name}
        hint={text.job.hint}
        error={wholeWords(problem ?? tooLong)}
      >
        {(control) => (
          <TextInput
            {...control}
            autoFocus
            value={name}
            autoComplete="off"
            onChange={({ currentTarget }) => {
              setName(currentTarget.value);
              setProblem(null);
            }}
          />
        )}
      </Field>
      <Button type="submit" kind="secondary" isFullWidth isPending={isPending}>
        {text.job.save}
      </Button>
    </form>
  );
}
