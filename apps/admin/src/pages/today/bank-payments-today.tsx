import { Link } from 'wouter';
import { text } from '../../features/tasks/text';
import { rowClass, rowLinkClass, RowSection } from './row-section';

const path = '/money/statement';

/** Transfers on imported statements that nobody has decided on. */
export const BankPaymentsToday = ({ count }: { count: number }) => (
  <RowSection title={text.bankPayments} count={count}>
    <li className={rowClass}>
      <h3 className="min-w-0 flex-1 text-label font-strong">{text.bankPayment(count)}</h3>
      <Link href={path} className={rowLinkClass}>
        {text.decideBankPayments}
      </Link>
    </li>
  </RowSection>
);
