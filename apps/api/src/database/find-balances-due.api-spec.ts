import { KeepBalancesDue1763685940000 } from './migrations/1763685940000-keep-balances-due';
import { useOrdersOfBefore } from './testing/use-orders-of-before';

const { rowsOf, goBackBefore } = useOrdersOfBefore({ quotes: 400, deposits: 120 });
const balances = () =>
  rowsOf('SELECT id, balance_due, balance_due_before FROM quote WHERE balance_due > 0 ORDER BY id');

it('finds what was due of the balances before, to the penny', async () => {
  const due = await balances();
  expect(due).not.toEqual([]);
  const goOn = await goBackBefore(KeepBalancesDue1763685940000);
  await goOn();
  expect(await balances()).toEqual(due);
});
