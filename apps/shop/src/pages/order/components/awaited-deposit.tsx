import type { CustomerDeposit } from '@app/contracts';
import { formatDay, formatPounds } from '@app/pricing';
import { Reference, keepUnbroken } from '@app/ui';
import type { ReactNode } from 'react';
import { payDeposit } from '../../../features/deposit/api/create-deposit';
import { text } from '../text';
import { useOrderCardPage } from '../use-order-card-page';
import { CardPageButton } from './card-page-button';

const words = text.deposit;

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
      <h3 className="font-strong">{keepUnbroken(words.title(formatPounds(amount)))}</h3>
      <p className={isLate ? 'mt-1 text-bad' : 'mt-1 text-ink-2'}>
        {day && `${isLate ? words.late(day) : words.due(day)} `}
        {words.after}
      </p>
      {bank && (
        <>
          <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5" translate="no">
            <Detail name={words.account}>{bank.name}</Detail>
            <Detail name={words.sortCode}>{bank.sortCode}</Detail>
            <Detail name={words.number}>{bank.number}</Detail>
            <Detail name={words.reference}>
              <Reference>{reference}</Reference>
            </Detail>
          </dl>
          <p className="mt-3 text-small text-ink-3">{words.arrives}</p>
        </>
      )}
      {canPayByCard && (
        <form
          noValidate
          className="mt-4"
          onSubmit={(event) => {
            event.preventDefault();
            void page.open(() => payDeposit(token));
          }}
        >
          <CardPageButton page={page}>{bank ? words.payInstead : words.pay}</CardPageButton>
        </form>
      )}
    </div>
  );
}

const Detail = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="col-span-2 grid grid-cols-subgrid">
    <dt className="text-ink-2">{name}</dt>
    <dd className="font-strong wrap-anywhere">{children}</dd>
  </div>
);
