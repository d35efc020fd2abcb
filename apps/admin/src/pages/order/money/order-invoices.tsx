import { type AdminOrderDetail, paths } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { Reference, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { text } from '../../../features/invoices/text';
import { useAdminMutation } from '../../../lib/api';
import { TextButton } from '../../../lib/controls';
import { RecipientDialog } from './recipient-dialog';

interface OrderInvoicesProps {
  invoicing: AdminOrderDetail['invoicing'];
  /** Any quote of the order. */
  quoteId: string;
}

export function OrderInvoices({ invoicing, quoteId }: OrderInvoicesProps) {
  const [isChanging, setChanging] = useState(false);
  const { invoices, recipient } = invoicing;
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h3 className="sr-only">{text.title}</h3>
      {invoices.length > 0 ? (
        <ul className="num text-small">
          {invoices.map(({ number, kind, amount }) => (
            <li key={number} className="flex flex-wrap items-center gap-x-2">
              <FileText className="size-4 flex-none text-ink-3" strokeWidth={1.5} />
              <a
                href={paths.adminInvoice(number)}
                target="_blank"
                rel="noreferrer"
                className="font-label text-chalk hover:underline max-wide:inline-flex max-wide:min-h-11 max-wide:items-center"
              >
                <Reference>{number}</Reference>
              </a>
              <span className="flex-auto whitespace-nowrap text-ink-2">{text.kinds[kind]}</span>
              <span translate="no">{formatPounds(amount)}</span>
              <SendAgain number={number} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-caption text-ink-3">{text.none}</p>
      )}
      <p className="mt-1.5 text-caption wrap-anywhere text-ink-3">
        {text.madeOutTo}: {recipient ? recipientText(recipient) : text.asCustomer}{' '}
        <TextButton onClick={() => setChanging(true)}>{text.change}</TextButton>
      </p>
      {isChanging && (
        <RecipientDialog quoteId={quoteId} recipient={recipient} onClose={() => setChanging(false)} />
      )}
    </div>
  );
}

function SendAgain({ number }: { number: string }) {
  const send = useAdminMutation({
    invalidates: ['mails', 'orders'],
    mutationFn: () => apiMutation('POST', paths.sendInvoice(number), {}),
    failure: text.sendFailed,
    onSuccess: () => showToast({ title: text.sent(number), tone: 'ok' }),
  });
  return (
    <TextButton disabled={send.isPending} aria-label={text.sendAgainOf(number)} onClick={() => send.mutate()}>
      {text.sendAgain}
    </TextButton>
  );
}

const recipientText = ({
  name,
  address,
  vatNumber,
}: NonNullable<AdminOrderDetail['invoicing']['recipient']>) =>
  [name, address?.replaceAll('\n', ', '), vatNumber && text.vatNumber(vatNumber)].filter(Boolean).join(', ');
