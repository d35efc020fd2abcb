import type { BankAccount } from '@app/contracts';
import { Reference } from '@app/ui';
import type { ReactNode } from 'react';
import { text } from '../text';

const words = text.bank;

/** The account for a transfer, and the reference that tells us whose it is. */
export const BankDetails = ({ bank, reference }: { bank: BankAccount; reference: string }) => (
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
);

const Detail = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="col-span-2 grid grid-cols-subgrid">
    <dt className="text-ink-2">{name}</dt>
    <dd className="font-strong wrap-anywhere">{children}</dd>
  </div>
);
