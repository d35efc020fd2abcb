import {
  type AdminOrderDetail,
  type AdminQuoteDetail,
  type CustomerOrder,
  type OrderRow,
  paths,
  type QuoteResponse,
} from '@app/contracts';
import { beginDeposit } from '../../payments/testing/a-deposit';
import { askForBalance } from '../../payments/testing/an-order';
import { payByCard, useCards } from '../../payments/testing/use-cards';
import { expectSuccess } from '../../testing/expect-success';
import { useStaff } from '../../testing/servers/use-api';

const { api, cards } = useCards();
const staff = useStaff(api);

const quoted = { length: 1200, width: 350 };
const agreedSize = { lengthMm: 1194, widthMm: 346 };

/** A top quoted as 1200 × 350 mm. */
async function aPaidTop() {
  const deposit = await beginDeposit(api);
  await payByCard(api, cards, deposit);
  return deposit.quoteId;
}
const measure = (quoteId: string, price: 'keep' | 'revise') =>
  expectSuccess(
    staff.post(paths.measurements(quoteId), {
      ...agreedSize,
      note: '',
      how: 'phone',
      price,
      knownVersion: null,
    }),
  );
const orderOf = async (quoteId: string) =>
  (await expectSuccess<AdminQuoteDetail>(staff.get(paths.adminQuote(quoteId)))).order;

it('once sizes are agreed at the quoted price, office and customer see the quoted and the agreed sizes everywhere', async () => {
  const quoteId = await aPaidTop();
  await measure(quoteId, 'keep');
  const order = await orderOf(quoteId);
  const office = await expectSuccess<AdminOrderDetail>(staff.get(paths.adminOrder(order?.id ?? '')));
  expect(office.tops).toMatchObject([{ ...quoted, agreedSize }]);
  const orders = await expectSuccess<OrderRow[]>(
    staff.get(`${paths.adminOrders}?search=${order?.reference}`),
  );
  expect(orders).toMatchObject([{ tops: { length: agreedSize.lengthMm, width: agreedSize.widthMm } }]);
  expect(await expectSuccess<QuoteResponse>(api.get(paths.quote(quoteId)))).toMatchObject({
    ...quoted,
    agreedSize,
  });
  const page = await staff.get(paths.customersPage(order?.id ?? ''));
  const token = String(page.headers.location).replace('/order/', '');
  const customer = await expectSuccess<CustomerOrder>(api.get(paths.customerOrder(token)));
  expect(customer).toMatchObject({ quote: { agreedSize }, tops: [{ ...quoted, agreedSize }] });

  await expectSuccess(askForBalance(staff, quoteId));
  const lines = await api.sql<{ description: string }>(
    `SELECT description FROM invoice_line JOIN invoice ON invoice.id = invoice_id
     WHERE kind = 'final' AND quote_id = $1`,
    [quoteId],
  );
  expect(lines).toEqual([
    {
      description: expect.stringMatching(/1194.×.346.mm as agreed, priced as quoted 1200.×.350.mm/) as string,
    },
  ]);
});

it('sizes are not cut until the customer has agreed to their price', async () => {
  const quoteId = await aPaidTop();
  await expectSuccess(
    staff.post(paths.measurements(quoteId), {
      lengthMm: 1400,
      widthMm: 350,
      note: '',
      how: 'phone',
      price: 'revise',
      knownVersion: null,
    }),
  );
  const quote = await expectSuccess<QuoteResponse>(api.get(paths.quote(quoteId)));
  expect(quote.agreedSize).toBeNull();
});
