import { type BasketResponse, jobLimits, jobPath, type JobResponse, paths } from '@app/contracts';
import { Button, showToast } from '@app/ui';
import { ApiError, apiMutation } from '@app/web-client';
import { FolderOpen } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { inlineLinkClass } from '../../../lib/contact-links';
import { rulesOf } from '../../../lib/form/field-rules';
import { FormField } from '../../../lib/form/form-field';
import { useShopForm } from '../../../lib/form/use-shop-form';
import { readBasket } from '../../basket/basket-calls';
import { findBasketSession } from '../../basket/basket-session';
import { text } from '../text';

/** The one job that all quotes in the basket belong to; null: none, or several. */
function jobOf({ items }: BasketResponse) {
  const [first, ...others] = items.map(({ quote }) => quote.job ?? null);
  return first && others.every((job) => job?.id === first.id) ? first : null;
}

/** Makes everything in the basket one job with one link. */
export function NameJob({ basket, onNavigate }: { basket: BasketResponse; onNavigate: () => void }) {
  const job = jobOf(basket);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="mt-1.5">
      {job && (
        <p className="mt-3 text-label wrap-anywhere">
          {text.job.is}{' '}
          <Link href={jobPath(job.id)} onClick={onNavigate} className={inlineLinkClass} translate="no">
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
        <FolderOpen className="size-5" strokeWidth={1.5} />
        {job ? text.job.change : text.job.make}
      </Button>
      {isOpen && <NameForm id={id} name={job?.name ?? ''} onDone={() => setOpen(false)} />}
    </div>
  );
}

const rules = rulesOf(jobLimits, text.job);

function NameForm({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const form = useShopForm({
    rules,
    initial: { name },
    send: async (values) => {
      const basketSessionId = findBasketSession() ?? '';
      await apiMutation<JobResponse>('POST', paths.jobs, { basketSessionId, ...values });
      await readBasket();
    },
    onSent: () => {
      showToast(text.job.made);
      onDone();
    },
    onFailed: (error): void => {
      const body = error instanceof ApiError && error.status < 500 ? error.body : undefined;
      form.showErrors({ name: body?.details?.fields?.[0]?.message ?? body?.error ?? text.job.failed });
    },
  });
  return (
    <form
      {...form.props}
      id={id}
      className="mt-2.5 grid scroll-mb-4 grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-4.5"
    >
      <FormField field={form.field('name')} autoFocus autoComplete="off" />
      <Button {...form.submit} kind="secondary" isFullWidth>
        {text.job.save}
      </Button>
    </form>
  );
}
