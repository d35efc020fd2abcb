import { Reference } from '@app/ui';
import { type CustomerOrder, paths } from '@app/contracts';
import { formatDay, formatPounds } from '@app/pricing';
import { textLinkClass } from '../../../lib/contact-links';
import { text } from '../text';

/** The order's invoices and credit notes as PDFs; nothing if there are none. */
export function OrderInvoices({ invoices, token }: Pick<CustomerOrder, 'invoices'> & { token: string }) {
  if (!invoices.length) return null;
  return (
    <section>
      <h2 className="font-strong">{text.invoices}</h2>
      <ul className="mt-1">
        {invoices.map(({ number, kind, issuedAt, amount }) => (
          <li key={number} className="grid justify-items-start">
            <a
              href={paths.customerInvoice(token, number)}
              target="_blank"
              rel="noreferrer"
              className={textLinkClass}
            >
              <span>
                {text.invoiceKinds[kind]} <Reference>{number}</Reference>
              </span>
            </a>
            <span className="text-small text-ink-3">
              {formatDay(issuedAt)}, <span translate="no">{formatPounds(amount)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-small text-ink-3">{text.invoicesText}</p>
    </section>
  );
}
