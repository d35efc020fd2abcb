import { type AdminQuoteDetail, paths } from '@app/contracts';
import { formatDay, formatPounds } from '@app/pricing';
import { Button, Reference } from '@app/ui';
import { useState } from 'react';
import { PanelSection } from '../../lib/page/side-panel';
import { RecipientDialog } from './recipient-dialog';
import { text } from './text';

/** What was invoiced of an order, each as a PDF, and whom the next one is made out to. */
export function InvoicesSection({
  quote,
}: {
  quote: Pick<AdminQuoteDetail, 'id' | 'invoicing' | 'deletedAt'>;
}) {
  const [isChanging, setChanging] = useState(false);
  const { invoices, recipient } = quote.invoicing;
  return (
    <PanelSection title={text.title}>
      {invoices.length > 0 ? (
        <ul className="num grid gap-1 text-admin">
          {invoices.map(({ number, kind, issuedAt, amount }) => (
            <li key={number} className="flex flex-wrap justify-between gap-x-4">
              <a href={paths.adminInvoice(number)} target="_blank" rel="noreferrer" className="underline">
                {text.kinds[kind]} <Reference>{number}</Reference>
              </a>
              <span className="text-ink-2">
                {formatDay(issuedAt)}, <span translate="no">{formatPounds(amount)}</span>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-admin text-ink-2">{text.none}</p>
      )}
      <p className="mt-2.5 text-admin wrap-anywhere text-ink-2">
        {text.madeOutTo}: {recipient ? recipientWords(recipient) : text.asCustomer}
      </p>
      {quote.deletedAt === null && (
        <Button className="mt-2" onClick={() => setChanging(true)}>
          {text.change}
        </Button>
      )}
      {isChanging && <RecipientDialog quote={quote} onClose={() => setChanging(false)} />}
    </PanelSection>
  );
}

const recipientWords = ({
  name,
  address,
  vatNumber,
}: NonNullable<AdminQuoteDetail['invoicing']['recipient']>) =>
  [name, address?.replaceAll('\n', ', '), vatNumber && text.vatNumber(vatNumber)].filter(Boolean).join(', ');
