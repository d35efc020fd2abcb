import { type AdminQuoteDetail, paths, type QuoteResponse } from '@app/contracts';
import { JobSheets } from '../../quotes';
import { auditEntriesOf } from '../../testing/audit-entries';
import { saveAQuote } from '../../testing/builders/a-basket';
import { readCatalogue } from '../../testing/builders/catalogue-parts';
import { expectError } from '../../testing/expect-error';
import { useApi, useStaff } from '../../testing/servers/use-api';

const api = useApi();
const staff = useStaff(api);
const reason = 'Backed with 12 mm of board, as at Marsh Street';
const problem = '‘Undermount Oval’ needs a top of at least 530\u00a0×\u00a0276\u00a0mm.';

const saveShort = async () =>
  saveAQuote(api, { length: 510, sinkTypeId: (await readCatalogue(api)).sinkType('Undermount Oval').id });
const approve = (id: string, overrideReason?: string) =>
  staff.put(paths.adminQuoteStatus(id), { status: 'approved', overrideReason });
const detailOf = async (id: string) => (await staff.get(paths.adminQuote(id))).json<AdminQuoteDetail>();

it('a top that the rules forbid needs a reason for approval, which quote, order and job sheet show', async () => {
  const { id } = await saveShort();
  expectError(await approve(id), 'order/cannot-be-made');
  expectError(await approve(id, '  '), 'order/cannot-be-made');
  expect((await approve(id, reason)).statusCode).toBe(200);

  expect((await api.get(paths.quote(id))).json<QuoteResponse>()).toMatchObject({
    status: 'approved',
    paymentBlocker: null,
  });
  const detail = await detailOf(id);
  expect(detail).toMatchObject({ overrideReason: reason, contradictions: [problem] });
  expect(detail.timeline.find(({ kind }) => kind === 'rules-overridden')).toMatchObject({
    detail: expect.stringContaining(reason),
    by: 'Alison',
  });
  const sheet = await api.app.get(JobSheets, { strict: false }).read(id, { isForWorkshop: true });
  expect(sheet.remarks).toEqual([problem, `It is made anyway: ${reason}`]);
  const entries = await auditEntriesOf(api, id);
  expect(entries.map(({ action }) => action)).toContain('quote.override-rules');
  // What staff write may name a customer, and the audit log is never erased.
  expect(JSON.stringify(entries)).not.toContain(reason);
});

it('staff cannot take an order for such a top before its approval', async () => {
  const { id, totalPrice } = await saveShort();
  const order = {
    quoteIds: [id],
    channel: 'phone',
    depositBy: 'none',
    needsDelivery: false,
    totalAmount: totalPrice,
    customerName: 'Ada Lovelace',
    customerPhone: '0118 496 0123',
  };
  const take = () => staff.post(paths.adminOrders, order, { 'idempotency-key': `take-${id}` });
  expectError(await take(), 'order/cannot-be-made');
  await approve(id, reason);
  expect((await take()).statusCode).toBe(201);
});
