import type { CustomerDeposit } from '@app/contracts';
import { formatDay, formatPounds } from '@app/pricing';
import { wholeReferencesAndAmounts } from '@app/ui';
import { payDeposit } from '../../../features/deposit/api/create-deposit';
import { text } from '../text';
import { useOrderCardPage } from '../use-order-card-page';
import { BankDetails } from './bank-details';
import { CardPageButton } from './card-page-button';

const depositText = text.deposit;

interface AwaitedDepositProps {
  deposit: CustomerDeposit;
  reference: string;
  token: string;
}

/** The deposit an order starts with: how much, by when, and the card page. */
export function AwaitedDeposit({ deposit, reference, token }: AwaitedDepositProps) {
  const { amount, dueOn, isLate, bank, canPayByCard } = deposit;
  const page = useOrderCardPage(token);
  const day = dueOn && formatDay(`${dueOn}T12:00:00Z`);
  return (
    <div className="mt-5">
      <h3 className="font-strong">{wholeReferencesAndAmounts(depositText.title(formatPounds(amount)))}</h3>
      <p className={isLate ? 'mt-1 text-bad' : 'mt-1 text-ink-2'}>
        {day && `${isLate ? depositText.late(day) : depositText.due(day)} `}
        {depositText.nextSteps}
      </p>
      {bank && <BankDetails bank={bank} reference={reference} />}
      {canPayByCard && (
        <form
          noValidate
          className="mt-4"
          onSubmit={(event) => {
            event.preventDefault();
            void page.open(() => payDeposit(token));
          }}
        >
          <CardPageButton page={page}>{bank ? depositText.payInstead : depositText.pay}</CardPageButton>
        </form>
      )}
    </div>
  );
}
