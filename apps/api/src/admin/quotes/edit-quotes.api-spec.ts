import {
  type AdminOrderRow,
  type AdminQuoteDetail,
  paths,
  type QuoteResponse,
  type SaveStaffQuoteRequest,
  type SaveStaffQuoteResponse,
} from '@app/contracts';
import { beginDeposit, newIdempotencyKey, withKey } from '../../payments/testing/a-deposit';
import { useCards } from '../../payments/testing/use-cards';
import { aQuote } from '../../testing/builders/a-quote';
import { asStaff, type StaffCalls } from '../../testing/as-staff';
import { readCatalogue, type CatalogueParts } from '../../testing/builders/catalogue-parts';
import { changeQuote } from '../../testing/builders/change-quote';
import { emptiedSql } from '../../testing/database/emptied';
import { expectError } from '../../testing/expect-error';
import { expectPage, expectSuccess } from '../../testing/expect-success';
import { takeAnOrder } from '../../testing/builders/take-an-order';

const { api } = useCards();
let staff: StaffCalls;
let parts: CatalogueParts;
beforeAll(async () => {
  staff = await asStaff(api);
  parts = await readCatalogue(api);
});
beforeEach(() => api.sql(emptiedSql('quote, customer_order, deposit, mail, use_counter')));

const ada = {
  customerName: 'Ada Lovelace',
  customerEmail: 'ada@example.com',
  customerPhone: '0118 496 0123',
};
const post = (details: Partial<SaveStaffQuoteRequest> = {}) =>
  staff.post(paths.adminQuotes, { ...aQuote(parts), ...ada, ...details }, withKey(newIdempotencyKey()));
const save = (details: Partial<SaveStaffQuoteRequest> = {}) =>
  expectSuccess<SaveStaffQuoteResponse>(post(details));
const detailOf = (id: string) => expectSuccess<AdminQuoteDetail>(staff.get(paths.adminQuote(id)));
const listed = async () =>
  (await expectPage<AdminOrderRow>(staff.get(paths.adminOrders))).rows.map(({ reference }) => reference);

it('saves the edited quote in place of the earlier one, with its job and delivery address', async () => {
  const first = await save();
  await changeQuote(api, first.id, { deliveryAddress: '14 Abbey Street', jobName: 'Abbey' });
  const edited = await save({
    replacesQuoteId: first.id,
    length: 1_300,
    customerEmail: 'ada@two.example',
    adjustments: [{ unit: 'percent', amount: '-10', reason: 'Friend' }],
  });
  // £386.75 − £38.68
  expect(edited.totalPrice).toBe('348.07');
  const detail = await detailOf(edited.id);
  expect(detail).toMatchObject({
    length: 1_300,
    customerEmail: 'ada@two.example',
    currentQuote: null,
  });
  expect(await detailOf(first.id)).toMatchObject({ currentQuote: { id: edited.id, isNewer: true } });
  expect((await api.get(paths.quote(edited.id))).json<QuoteResponse>().replacesQuoteId).toBe(first.id);
  const [row] = await api.sql('SELECT top_id, job_name FROM quote WHERE id = $1', [edited.id]);
  expect(row).toEqual({ top_id: first.id, job_name: 'Abbey' });
  expect(await listed()).toContain(edited.reference);
});

it('edits an edited quote again', async () => {
  const first = await save();
  const second = await save({ replacesQuoteId: first.id, length: 1_300 });
  const third = await save({ replacesQuoteId: second.id, length: 1_200 });
  expect(await detailOf(first.id)).toMatchObject({ currentQuote: { id: third.id } });
  expect(await detailOf(third.id)).toMatchObject({ currentQuote: null });
});

it('refuses to edit an ordered quote', async () => {
  const first = await save();
  await takeAnOrder(staff, [first]);
  expectError(await post({ replacesQuoteId: first.id }), 'order/ordered-already');
  expect(await api.sql('SELECT FROM quote')).toHaveLength(1);
});

it('refuses to edit a quote whose deposit is being paid', async () => {
  const first = await save();
  await beginDeposit(api, { quoteId: first.id, ...ada });
  expectError(await post({ replacesQuoteId: first.id }), 'deposit/payment-under-way');
});

it('refuses to edit a deleted quote', async () => {
  const first = await save();
  await staff.delete(paths.adminQuote(first.id));
  expectError(await post({ replacesQuoteId: first.id }), 'order/deleted');
});

it('refuses to edit an unknown quote', async () => {
  expectError(await post({ replacesQuoteId: 'AAAAAAAAAAAAAAAAAAAAAA' }), 'quote/not-found');
});
