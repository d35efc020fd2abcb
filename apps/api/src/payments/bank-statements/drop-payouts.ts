import { pence } from '@app/pricing';
import { In, IsNull, Not } from 'typeorm';
import type { StatementRunner } from '../../database/statements';
import { BankLineRecord } from './bank-line.entity';
import { findPayoutsOf } from './match-payouts';

/** Nobody has to decide on these lines: they were kept before the provider listed their payouts. */
export const dropPayouts = ({ manager }: StatementRunner, lines: readonly { key: string }[]) =>
  manager.update(BankLineRecord, { key: In(lines.map(({ key }) => key)) }, { text: null });

/** After new payouts are known. */
export async function dropKeptPayouts(runner: StatementRunner): Promise<void> {
  const kept = await runner.manager.findBy(BankLineRecord, { text: Not(IsNull()) });
  const lines = kept.map(({ text, ...line }) => ({
    ...line,
    pence: pence(Number(line.pence)),
    text: text ?? '',
  }));
  await dropPayouts(runner, [...(await findPayoutsOf(runner, lines)).keys()]);
}
