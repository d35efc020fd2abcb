import { pence } from '@app/pricing';
import { In, IsNull, Not } from 'typeorm';
import type { StatementRunner } from '../../database/statements';
import { BankLineRecord } from './bank-line.entity';
import { findPayoutsOf } from './match-payouts';

/** Staff need not decide on these lines: they are payouts of the card provider, not transfers of customers. */
export const setPayoutsAside = ({ manager }: StatementRunner, lines: readonly { key: string }[]) =>
  manager.update(BankLineRecord, { key: In(lines.map(({ key }) => key)) }, { text: null });

/** Call this after new payouts are known: lines may have been stored before the provider listed their payouts. */
export async function setStoredPayoutsAside(runner: StatementRunner): Promise<void> {
  const undecided = await runner.manager.findBy(BankLineRecord, { text: Not(IsNull()) });
  const lines = undecided.map(({ text, ...line }) => ({
    ...line,
    pence: pence(Number(line.pence)),
    text: text ?? '',
  }));
  const payouts = await findPayoutsOf(runner, lines);
  await setPayoutsAside(runner, [...payouts.keys()]);
}
