import type { DepositStatusResponse } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { Badge, copyText, Skeleton, type BadgeTone, wholeReferencesAndAmounts } from '@app/ui';
import { Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { text, type PaymentView } from '../text';

const tones: Record<PaymentView, BadgeTone> = {
  paid: 'ok',
  pending: 'warn',
  failed: 'bad',
  review: 'bad',
  refunded: 'neutral',
};

const listFormat = new Intl.ListFormat('en-GB');

interface PaymentDetailsProps {
  id: string;
  status: PaymentView;
  /** null until the first answer. */
  deposit: DepositStatusResponse | null;
}

export function PaymentDetails({ id, status, deposit }: PaymentDetailsProps) {
  return (
    <section aria-labelledby="payment-details" className="mb-6">
      <h2 id="payment-details" className="mb-2 font-strong">
        {text.details}
      </h2>
      <dl className="num text-label">
        <Row name={text.paymentId}>
          <PaymentId id={id} />
        </Row>
        <Row name={text.quotes(deposit?.references.length ?? 1)}>
          {deposit ? (
            wholeReferencesAndAmounts(listFormat.format(deposit.references))
          ) : (
            <Skeleton className="h-5 w-32" />
          )}
        </Row>
        <Row name={text.status}>
          <Badge tone={tones[status]}>{text.badges[status]}</Badge>
        </Row>
        <Row name={text.amount}>
          <span translate="no">
            {deposit ? formatPounds(deposit.depositAmount) : <Skeleton className="h-5 w-32" />}
          </span>
        </Row>
        {deposit?.customerName !== '' && (
          <Row name={text.customer}>
            <span translate="no">{deposit?.customerName ?? <Skeleton className="h-5 w-32" />}</span>
          </Row>
        )}
      </dl>
    </section>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex min-h-11 items-center justify-between gap-6 border-b border-line py-1">
    <dt className="text-ink-3">{name}</dt>
    <dd className="text-right wrap-anywhere">{children}</dd>
  </div>
);

/** Shortened in the middle; whole for copying and screen readers. */
function PaymentId({ id }: { id: string }) {
  const [outcome, setOutcome] = useState<string | null>(null);
  const copy = async () => setOutcome((await copyText(id)) ? text.copied : text.copyFailed);
  return (
    <span className="flex items-center gap-1">
      <span title={id} translate="no">{`${id.slice(0, 8)}…${id.slice(-4)}`}</span>
      <button
        type="button"
        aria-label={text.copyId}
        onClick={() => void copy()}
        className="-mr-3 grid size-11 place-items-center rounded-2 text-chalk hover:bg-sunken"
      >
        <Copy className="size-4" strokeWidth={1.5} />
      </button>
      <span role="status" className="sr-only">
        {outcome}
      </span>
    </span>
  );
}
