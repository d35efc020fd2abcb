import { KnowStages1763685820200 } from './migrations/1763685820200-know-stages';
import { useOrdersOfBefore } from './testing/use-orders-of-before';

const { rowsOf, goBackBefore } = useOrdersOfBefore({ quotes: 400, deposits: 120 });
const stages = (condition: string) =>
  rowsOf<{ stage: string | null; orders: number }>(
    `SELECT stage, count(*)::integer AS orders FROM quote WHERE ${condition} GROUP BY stage ORDER BY stage`,
  );

it('gives what was ordered before the stage that follows from what is known of it', async () => {
  const order = `is_replaced = false AND deleted_at IS NULL AND superseded_at IS NULL AND NOT is_proposal`;
  const goOn = await goBackBefore(KnowStages1763685820200);
  await goOn();

  expect(await stages(`${order} AND status = 'completed' AND delivery_address IS NOT NULL`)).toMatchObject([
    { stage: 'delivered' },
  ]);
  expect(await stages(`${order} AND status = 'completed' AND delivery_address IS NULL`)).toMatchObject([
    { stage: 'collected' },
  ]);
  expect(await stages(`${order} AND status = 'approved' AND measured_at IS NOT NULL`)).toMatchObject([
    { stage: 'measured' },
  ]);
  expect(await stages(`${order} AND status = 'approved' AND measured_at IS NULL`)).toMatchObject([
    { stage: 'to-measure' },
  ]);
  expect(
    await stages(`NOT (${order}) OR status = 'declined' OR (status = 'pending' AND deposit_state <> 'paid')`),
  ).toMatchObject([{ stage: null }]);
  // Since the deposit was paid or the status set, and not since the migration.
  expect(await rowsOf(`SELECT FROM quote WHERE stage_since > '2026-11-22'`)).toEqual([]);
});
