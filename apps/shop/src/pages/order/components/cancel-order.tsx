import { type Cancelling, type CancelOwnOrderRequest, type CustomerOrder, paths } from '@app/contracts';
import { formatPounds, quantityPrefix, toPence } from '@app/pricing';
import { Button, wholeReferencesAndAmounts, Reference } from '@app/ui';
import { ApiError, apiMutation, toLoadState } from '@app/web-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { inlineLinkClass } from '../../../lib/contact-links';
import { activeTops } from '../active-tops';
import { text } from '../text';

/** Cancels an order with all its tops; the refund is shown before it is pressed. */
export function CancelOrder({ order, token }: { order: CustomerOrder; token: string }) {
  const title = titleOf(order);
  const scope = scopeOf(order);
  const hasSeveralTops = activeTops(order).length > 1;
  const [isPanelOpen, setPanelOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  const client = useQueryClient();
  const termsPath = paths.ownCancelling(token);
  const terms = useQuery<Cancelling>({ queryKey: [termsPath], enabled: isPanelOpen });
  const cancellation = useMutation({
    mutationFn: (refunded: string) =>
      apiMutation('POST', paths.cancelOwnOrder(token), { refunded } satisfies CancelOwnOrderRequest),
    onSuccess: focusHeading,
    onSettled: (_, error) =>
      Promise.all([
        // After a refusal the figures may be outdated too. Once cancelled, there are none to fetch.
        (error || !terms.data?.canCustomerCancel) && client.invalidateQueries({ queryKey: [termsPath] }),
        client.invalidateQueries({ queryKey: [paths.customerOrder(token)] }),
      ]),
  });
  const state = toLoadState(terms);
  const showPanel = (isOpen: boolean) => {
    focusHeading();
    setPanelOpen(isOpen);
  };
  return (
    <section aria-labelledby="cancel-order">
      <h2 id="cancel-order" ref={heading} tabIndex={-1} className="font-strong outline-none">
        {wholeReferencesAndAmounts(title)}
      </h2>
      {scope && <p className="mt-1 text-ink-2">{wholeReferencesAndAmounts(scope)}</p>}
      {!isPanelOpen && (
        <>
          <p className="mt-1 text-ink-2">
            {text.cancelling.intro}{' '}
            <Link href="/terms" className={inlineLinkClass}>
              {text.cancelling.terms}
            </Link>
          </p>
          <Button kind="quiet" className="mt-3" onClick={() => showPanel(true)}>
            <span>{wholeReferencesAndAmounts(title)}</span>
          </Button>
        </>
      )}
      {isPanelOpen && state.kind === 'loading' && (
        <p role="status" className="mt-1 text-ink-2">
          {text.cancelling.loading}
        </p>
      )}
      {isPanelOpen && state.kind === 'failed' && (
        <>
          <p role="alert" className="mt-1 text-bad">
            {(state.error instanceof ApiError && state.error.body?.error) || text.notSent}
          </p>
          <Button
            kind="quiet"
            className="mt-3"
            onClick={() => {
              focusHeading();
              state.retry();
            }}
          >
            {text.retry}
          </Button>
        </>
      )}
      {isPanelOpen && state.kind === 'ready' && (
        <div role="group" aria-label={title} className="mt-1">
          <p role="status" className="text-ink-2">
            {wholeReferencesAndAmounts(
              state.data.isAsked ? text.cancelling.requested : refundText(state.data, hasSeveralTops),
            )}
          </p>
          {!state.data.isAsked && <RefundByTop order={order} cancelling={state.data} />}
          {cancellation.error && (
            <p role="alert" className="mt-2 text-bad">
              {(cancellation.error instanceof ApiError && cancellation.error.body?.error) || text.notSent}
            </p>
          )}
          {!state.data.isAsked && (
            <div className="mt-3 flex flex-wrap gap-2.5">
              <Button kind="quiet" onClick={() => showPanel(false)}>
                {text.cancelling.keep}
              </Button>
              <Button
                kind="danger"
                isPending={cancellation.isPending}
                onClick={() => cancellation.mutate(state.data.refunded)}
              >
                {state.data.canCustomerCancel ? text.cancelling.confirm : text.cancelling.request}
              </Button>
            </div>
          )}
        </div>
      )}
    </section>
  );
}

/** Where the terms differ from top to top. */
function RefundByTop({ order, cancelling }: { order: CustomerOrder; cancelling: Cancelling }) {
  if (new Set(cancelling.tops.map(({ step }) => step)).size < 2) return null;
  return (
    <dl
      aria-label={text.cancelling.byTop}
      className="mt-3 divide-y divide-line border-y border-line text-small"
    >
      {cancelling.tops.map(({ quoteId, step, refunded, received }) => {
        const top = order.tops.find((orderedTop) => orderedTop.quoteId === quoteId);
        return (
          <div key={quoteId} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt>
              {top && (
                <>
                  {quantityPrefix(top.quantity)}
                  {top.color} <Reference className="text-ink-3">{top.reference}</Reference>
                </>
              )}
              {step === 'cut' && `, ${text.cancelling.begun}`}
            </dt>
            <dd translate="no">
              {wholeReferencesAndAmounts(
                text.cancelling.ofTop(formatPounds(refunded), formatPounds(received)),
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const titleOf = ({ reference, quote, tops }: CustomerOrder): string =>
  reference === null && tops.length > 1 ? text.cancelling.cancelOne(quote.reference) : text.cancelling.title;

/** The number of tops it applies to; null: only one. */
function scopeOf(order: CustomerOrder): string | null {
  const { reference, quote, tops } = order;
  const active = activeTops(order);
  const [last] = active;
  if (tops.length === 1 || !last) return null;
  if (reference === null) return text.cancelling.onlyThisTop(quote.reference);
  if (active.length === 1) return text.cancelling.lastTop(last.reference);
  return active.length === tops.length
    ? text.cancelling.allTops(tops.length)
    : text.cancelling.remainingTops(active.length);
}

function refundText(
  { received, refunded, step, canCustomerCancel, tops }: Cancelling,
  isOfSeveral: boolean,
): string {
  const consequence = text.cancelling.immediately(isOfSeveral);
  const amounts = [formatPounds(refunded), formatPounds(received)] as const;
  if (canCustomerCancel)
    return `${toPence(received) === 0 ? text.cancelling.nothingWasPaid : text.cancelling.refundToCard(...amounts)} ${consequence}`;
  return step === 'cut'
    ? `${text.cancelling.workHasBegun(tops.filter((top) => top.step === 'cut').length, tops.length)} ${text.cancelling.refundByTerms(...amounts)}`
    : text.cancelling.refundByCall(...amounts);
}
