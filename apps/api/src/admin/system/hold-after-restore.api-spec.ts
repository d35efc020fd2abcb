import { paths, type SystemResponse } from '@app/contracts';
import { Statements } from '../../database/statements';
import { mailKinds } from '../../mail/mail-kind';
import { findDueMails } from '../../mail/mail-statements';
import { findDueAttemptsSql } from '../../payments/attempts/attempt-statements';
import { CheckPayment } from '../../payments/attempts/check-payment';
import { CloseCheckout } from '../../payments/attempts/close-checkout';
import { findDueRefundsSql } from '../../payments/refunds/refund-statements';
import {
  aDeposit,
  newIdempotencyKey,
  beginDeposit,
  lastAttempt,
  withKey,
} from '../../payments/testing/a-deposit';
import { requestRefund } from '../../payments/testing/a-refund';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { putOnHoldSql } from '../../platform/background/shop-hold';
import { saveAQuote } from '../../testing/builders/a-basket';
import { aContact } from '../../testing/builders/an-inquiry';
import { asStaff, type StaffCalls } from '../../testing/as-staff';
import { auditEntriesOf } from '../../testing/audit-entries';
import { expectError } from '../../testing/expect-error';
import { useApi } from '../../testing/servers/use-api';

const now = new Date('2026-11-21T12:30:00.000Z');
const cards = new FakeCardPayments(() => now);
const api = useApi({ now: () => now, cardPayments: cards });
let staff: StaffCalls;
let openAttempt: string;
beforeAll(async () => {
  staff = await asStaff(api);
  const paid = await beginDeposit(api);
  cards.pay(`dep-${paid.id}-1`);
  await api.app.get(CheckPayment, { strict: false }).check((await lastAttempt(api, paid.id)).id);
  await requestRefund(api, paid.id, { amount: '5.00', reason: 'Agreed on the phone' }, staff);
  openAttempt = (await lastAttempt(api, (await beginDeposit(api)).id)).id;
  await api.post(paths.contact, aContact());
  await api.sql(`UPDATE mail SET due_since = $1, next_try_at = $1 WHERE next_try_at IS NOT NULL`, [
    new Date(now.getTime() - 24 * 3_600_000),
  ]);
  await api.sql(putOnHoldSql);
});

const due = async () => {
  const statements = api.app.get(Statements, { strict: false });
  const at = new Date(now.getTime() + 3_600_000);
  return {
    payments: (await statements.run(findDueAttemptsSql, [at, 100])).length,
    refunds: (await statements.run(findDueRefundsSql, [at, 100])).length,
    mails: (await statements.run(findDueMails, [at, 100, mailKinds])).length,
  };
};
const system = async () => (await staff.get(paths.system)).json<SystemResponse>();

it('sends no mail, refund or payment, and System shows how many wait', async () => {
  expect(await due()).toEqual({ payments: 0, refunds: 0, mails: 0 });
  const asked = cards.calls.length;
  await api.app.get(CheckPayment, { strict: false }).check(openAttempt);
  expect(await api.app.get(CloseCheckout, { strict: false }).close(openAttempt)).toBe('unknown');
  expect(cards.calls).toHaveLength(asked);
  const { hold } = await system();
  expect(hold).toMatchObject({ since: expect.any(String) as string, refunds: 1, payments: 2 });
  expect(hold?.mails).toBeGreaterThan(0);
  expect((await staff.get(paths.adminCounts)).json()).toMatchObject({ isOnHold: true });
});

it('opens no card page', async () => {
  const asked = cards.calls.length;
  const { id: quoteId } = await saveAQuote(api);
  const reply = await api.post(paths.deposits, aDeposit({ quoteId }), withKey(newIdempotencyKey()));
  expectError(reply, 'deposit/provider-unavailable');
  expect(cards.calls).toHaveLength(asked);
  expect(await api.sql('SELECT FROM order_item WHERE quote_id = $1', [quoteId])).toEqual([]);
});

it('is ended by the owner, and then all waiting work is due', async () => {
  expect((await staff.post(paths.releaseHold, undefined)).statusCode).toBe(204);
  const { payments, refunds, mails } = await due();
  expect({ payments, refunds }).toEqual({ payments: 2, refunds: 1 });
  expect(mails).toBeGreaterThan(0);
  // The time on hold does not count towards giving up a mail.
  expect(await api.sql('SELECT DISTINCT due_since FROM mail WHERE next_try_at IS NOT NULL')).toEqual([
    { due_since: now },
  ]);
  expect((await auditEntriesOf(api, 'all')).at(-1)).toMatchObject({ action: 'database.release' });
  expect((await system()).hold).toBeNull();
  expectError(await staff.post(paths.releaseHold, undefined), 'system/not-on-hold');
});
