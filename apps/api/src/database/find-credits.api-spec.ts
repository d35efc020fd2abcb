import { GiveBackCredits1763685950000 } from './migrations/1763685950000-give-back-credits';
import { useOrdersOfBefore } from './testing/use-orders-of-before';

const { rowsOf, goBackBefore } = useOrdersOfBefore({ quotes: 40, deposits: 12 });
const toGiveBack = () =>
  rowsOf(
    `SELECT quote_id, note, done_at, note = (received - order_price(quote_id))::text AS is_credit
     FROM staff_task JOIN quote ON quote.id = quote_id WHERE kind = 'give-back-credit' ORDER BY quote_id`,
  );

it('finds what had come in above a price before, to the penny', async () => {
  await rowsOf(
    `UPDATE quote SET received = order_price(id) + CASE WHEN ascii(id) % 2 = 0 THEN 3.07 ELSE 0 END WHERE received > 0`,
  );
  const known = await toGiveBack();
  expect(known).not.toEqual([]);
  const goOn = await goBackBefore(GiveBackCredits1763685950000);
  expect(await toGiveBack()).toEqual([]);
  await goOn();
  expect(await toGiveBack()).toEqual(known);
  expect(known).toContainEqual(expect.objectContaining({ note: '3.07', done_at: null, is_credit: true }));
});
