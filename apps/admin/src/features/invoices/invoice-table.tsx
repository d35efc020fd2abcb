import { type ListedInvoice, paths } from '@app/contracts';
import { formatDay, formatPounds } from '@app/pricing';
import { OrderLinks } from '../../lib/quotes/order-links';
import { text } from './text';

/** Hidden on phones; the other columns are enough. */
const extra = 'max-tablet:hidden';
const { columns } = text;

export const InvoiceTable = ({ invoices }: { invoices: readonly ListedInvoice[] }) => (
  <table aria-label={text.title} className="num w-full text-caption wide:text-admin">
    <thead>
      <tr className="text-left text-caption text-ink-3 [&>th]:pr-3 [&>th]:pb-2 [&>th]:font-[500] [&>th:last-child]:pr-0">
        <th scope="col">{columns.number}</th>
        <th scope="col" className={extra}>
          {columns.date}
        </th>
        <th scope="col">{columns.buyer}</th>
        <th scope="col" className={extra}>
          {columns.orders}
        </th>
        <th scope="col" className={`${extra} text-right`}>
          {columns.vat}
        </th>
        <th scope="col" className="text-right">
          {columns.amount}
        </th>
      </tr>
    </thead>
    <tbody>
      {invoices.map(({ number, kind, issuedAt, buyer, order, vat, amount }) => (
        <tr
          key={number}
          className="border-t border-line align-top [&>*]:py-2 [&>*]:pr-3 [&>*:last-child]:pr-0"
        >
          <th scope="row" className="text-left font-normal">
            <a
              href={paths.adminInvoice(number)}
              target="_blank"
              rel="noreferrer"
              className="whitespace-nowrap underline"
            >
              {number}
            </a>
            <span className="block text-caption text-ink-3">{text.kinds[kind]}</span>
          </th>
          <td className={extra}>{formatDay(issuedAt)}</td>
          <td className="wrap-anywhere">{buyer ?? text.forgotten}</td>
          <td className={extra}>
            <OrderLinks order={order} quotes={[]} />
          </td>
          <td translate="no" className={`${extra} text-right whitespace-nowrap`}>
            {formatPounds(vat)}
          </td>
          <td translate="no" className="text-right whitespace-nowrap">
            {formatPounds(amount)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
