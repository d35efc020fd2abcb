import type { BankAccount } from '@app/contracts';
import { Reference } from '@app/ui';
import type { ReactNode } from 'react';
import { text } from '../text';

const bankText = text.bank;

/** The account for a bank transfer, and the payment reference. */
export const BankDetails = ({ bank, reference }: { bank: BankAccount; reference: string }) => (
  <>
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5" translate="no">
      <Detail name={bankText.account}>{bank.name}</Detail>
      <Detail name={bankText.sortCode}>{bank.sortCode}</Detail>
      <Detail name={bankText.number}>{bank.number}</Detail>
      <Detail name={bankText.reference}>
        <Reference>{reference}</Reference>
      </Detail>
    </dl>
    <p className="mt-3 text-small text-ink-3">{bankText.arrives}</p>
  </>
);

const Detail = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="col-span-2 grid grid-cols-subgrid">
    <dt className="text-ink-2">{name}</dt>
    <dd className="font-strong wrap-anywhere">{children}</dd>
  </div>
);
