import { type CancellingRules, type OrderStage, paths, defaultCancellingRules } from '@app/contracts';
import { auditEntriesOf } from '../../testing/audit-entries';
import { expectError } from '../../testing/expect-error';
import { useCancelling } from './testing/use-cancelling';

const { api, paidOrder, setItemStage, preview, setRules } = useCancelling();

describe('the refund', () => {
  it.each<[OrderStage, string]>([
    ['to-measure', '35.70'],
    ['measured', '15.70'],
    ['in-production', '0.00'],
    ['ready', '0.00'],
  ])('follows from the owner’s rules: %s', async (stage, refunded) => {
    const { id } = await paidOrder();
    await setItemStage(id, stage);
    expect((await setRules({ ...defaultCancellingRules, measured: '20' })).statusCode).toBe(200);
    expect(await preview(id)).toMatchObject({ received: '35.70', refunded, toCard: '35.70' });
  });

  it('is at least the amount promised at payment, even if the rules change later', async () => {
    await setRules({ ...defaultCancellingRules, measured: '5.00' });
    const before = await paidOrder();
    await setRules({ ...defaultCancellingRules, measured: '20.00' });
    await setRules({ ...defaultCancellingRules, measured: '30.00' });
    const after = await paidOrder();
    for (const { id } of [before, after]) await setItemStage(id, 'measured');
    expect(await preview(before.id)).toMatchObject({ refunded: '30.70' });
    expect(await preview(after.id)).toMatchObject({ refunded: '5.70' });
    await setRules({ ...defaultCancellingRules, measured: '0.00' });
    expect(await preview(before.id)).toMatchObject({ refunded: '35.70' });
  });

  it('the rules are public, can be edited by staff, and changes are in the audit log', async () => {
    const read = async () => (await api.get(paths.cancellingRules)).json<CancellingRules>();
    expect(await read()).toEqual(defaultCancellingRules);
    const rules = { toMeasure: '0.00', measured: '25.00', cut: '200.00' };
    await setRules(rules);
    expect(await read()).toEqual(rules);
    const entries = (await auditEntriesOf(api, '1')).filter(
      ({ action }) => action === 'cancelling-rules.update',
    );
    expect(entries.at(-1)).toMatchObject({
      before: { measured: '50.00', cut: null },
      after: { measured: '25.00', cut: '200.00' },
    });
    expectError(await setRules({ toMeasure: '-1', measured: '1', cut: null }), 'request/invalid');
    expectError(await setRules({ toMeasure: '0.00', measured: '1' }), 'request/invalid');
  });
});
