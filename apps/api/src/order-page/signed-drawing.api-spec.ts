import { type CustomerOrder, paths } from '@app/contracts';
import { readPdf } from '@app/quote-pdf/testing';
import { useAppointments } from '../appointments/testing/use-appointments';
import { auditEntriesOf } from '../testing/audit-entries';
import { expectError } from '../testing/expect-error';

const { api, staff, anOffer, read } = useAppointments();

const measure = async (quoteId: string, sizes: object = {}) => {
  const request = { lengthMm: 1194, widthMm: 350, how: 'phone', knownVersion: null, price: 'keep', ...sizes };
  const reply = await staff.post(paths.measurements(quoteId), request);
  expect(reply.statusCode).toBe(201);
};
async function aMeasuredOrder(sizes?: object) {
  const { token, quoteId } = await anOffer();
  await measure(quoteId, sizes);
  return { token, quoteId };
}
const drawingIn = async (token: string) => (await read(token)).drawings[0];
let networks = 0;
const agree = (token: string, quoteId: string, request: object) =>
  api.inject({
    method: 'POST',
    url: paths.agreeToDrawing(token, quoteId),
    payload: request,
    remoteAddress: `10.9.0.${(networks += 1)}`,
  });
const agreed = async (token: string, quoteId: string, agreedBy = 'Ada Lovelace') => {
  const digest = (await drawingIn(token))?.digest;
  const reply = await agree(token, quoteId, { digest, agreedBy });
  expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 200 });
  return reply.json<CustomerOrder>();
};
const toProduction = (quoteId: string, reason?: string) =>
  staff.put(paths.orderStage(quoteId), { from: 'measured', stage: 'in-production', reason });
const textOf = async (url: string) => (await readPdf((await staff.get(url)).rawPayload)).text;

describe('a customer agrees to the drawing by the link of the order', () => {
  it('which is stored as it was shown, with name and time; the job sheet shows the agreement', async () => {
    const { token, quoteId } = await aMeasuredOrder();
    expect(await drawingIn(token)).toMatchObject({
      quoteId,
      drawing: { lengthMm: 1194, widthMm: 350, color: 'Calacatta Gold', quantity: 1 },
      agreement: null,
      canAgree: true,
    });
    const order = await agreed(token, quoteId);
    expect(order.drawings).toMatchObject([
      { agreement: { by: null, how: 'order-page', at: '2026-11-25T10:00:00.000Z' }, canAgree: false },
    ]);
    expect(JSON.stringify(order)).not.toContain('Ada');
    expect(await api.sql('SELECT version, how, agreed_by, drawing, digest FROM drawing_agreement')).toEqual([
      {
        version: 1,
        how: 'order-page',
        agreed_by: 'Ada Lovelace',
        drawing: order.drawings[0]?.drawing,
        digest: order.drawings[0]?.digest,
      },
    ]);
    const agreement = 'Drawing agreed by Ada Lovelace, on the page of the order, 25 November, 10:00';
    expect(await textOf(paths.jobSheet(quoteId))).toContain(agreement);
    const drawing = await textOf(paths.topDrawing(quoteId));
    for (const words of [agreement, '1194 × 350 mm', 'Calacatta Gold', 'Mark of this drawing'])
      expect(drawing).toContain(words);
    const own = await api.get(paths.orderDrawing(token, quoteId));
    expect((await readPdf(own.rawPayload)).text).toContain(agreement);
  });

  it('once; the record cannot be changed or deleted', async () => {
    const { token, quoteId } = await aMeasuredOrder();
    await agreed(token, quoteId);
    await agreed(token, quoteId, 'Eve');
    expect(await api.sql('SELECT agreed_by FROM drawing_agreement')).toEqual([{ agreed_by: 'Ada Lovelace' }]);
    for (const statement of [
      `UPDATE drawing_agreement SET drawing = '{}'`,
      `UPDATE drawing_agreement SET agreed_by = 'Eve'`,
      'DELETE FROM drawing_agreement',
    ])
      await expect(api.sql(statement)).rejects.toThrow('never changed or removed');
  });

  it('but not to a drawing that has changed since it was shown; changed sizes need another agreement', async () => {
    const { token, quoteId } = await aMeasuredOrder();
    const shown = (await drawingIn(token))?.digest;
    await measure(quoteId, { lengthMm: 1190, knownVersion: 1 });
    expectError(await agree(token, quoteId, { digest: shown, agreedBy: 'Ada' }), 'drawing/changed');
    await agreed(token, quoteId);
    await measure(quoteId, { lengthMm: 1188, knownVersion: 2 });
    expect(await drawingIn(token)).toMatchObject({ agreement: null, canAgree: true });
    expect(await textOf(paths.jobSheet(quoteId))).toContain('NOT SIGNED, do not cut');
  });

  it('but not without a name, to the drawing of another order, or before the sizes are agreed', async () => {
    const { token, quoteId } = await aMeasuredOrder();
    const other = await anOffer();
    const digest = (await drawingIn(token))?.digest;
    expectError(await agree(token, quoteId, { digest, agreedBy: ' ' }), 'request/invalid');
    expectError(await agree(other.token, quoteId, { digest, agreedBy: 'Eve' }), 'drawing/not-found');
    expectError(await api.get(paths.orderDrawing(other.token, quoteId)), 'drawing/not-found');
    expectError(await agree(other.token, other.quoteId, { digest, agreedBy: 'Eve' }), 'drawing/not-found');
  });
});

describe('a top without an agreed drawing', () => {
  it('is not cut without a reason, which is on the timeline, in the audit log and on the job sheet', async () => {
    const { quoteId } = await aMeasuredOrder();
    expect(await textOf(paths.jobSheet(quoteId))).toContain('NOT SIGNED, do not cut');
    expectError(await toProduction(quoteId), 'order/drawing-not-signed');
    expectError(await toProduction(quoteId, ' '), 'order/drawing-not-signed');
    expect((await toProduction(quoteId, 'Agreed by phone, she is abroad')).statusCode).toBe(200);
    const sheet = await textOf(paths.jobSheet(quoteId));
    expect(sheet).toContain(
      'Cut without a signature: Agreed by phone, she is abroad (Alison, 25 November, 10:00)',
    );
    expect(sheet).not.toContain('NOT SIGNED, do not cut');
    expect((await auditEntriesOf(api, quoteId)).at(-1)).toMatchObject({
      after: { stage: 'in-production', drawing: 'not-signed' },
    });
    const [entry] = await api.sql<{ reason: string }>(
      `SELECT details ->> 'reason' AS reason FROM timeline_entry WHERE kind = 'stage-changed'`,
    );
    expect(entry).toEqual({ reason: 'Agreed by phone, she is abroad' });
  });

  it('can be cut without a reason once the customer has agreed', async () => {
    const { token, quoteId } = await aMeasuredOrder();
    await agreed(token, quoteId);
    expect((await toProduction(quoteId)).statusCode).toBe(200);
    expect(await api.sql('SELECT FROM unsigned_cut')).toEqual([]);
  });

  it('needs a reason again if the sizes change while it is being cut', async () => {
    const { quoteId } = await aMeasuredOrder();
    await toProduction(quoteId, 'Agreed by phone');
    await measure(quoteId, { lengthMm: 1190, knownVersion: 1 });
    expect(await textOf(paths.jobSheet(quoteId))).toContain('NOT SIGNED, do not cut');
    const ready = { from: 'in-production', stage: 'ready' };
    expectError(await staff.put(paths.orderStage(quoteId), ready), 'order/drawing-not-signed');
  });
});
