import { paths } from '@app/contracts';
import { SettlePayment } from '../attempts/settle-payment';
import type { Checkout } from '../provider/card-payments';
import {
  attemptsOf,
  beginDeposit,
  checkAttempts,
  lastAttempt,
  referenceOf,
  saveQuotes,
} from '../testing/a-deposit';
import { payByCard, useCards } from '../testing/use-cards';
import { usePaymentMails } from '../testing/use-payment-mails';

const { api, cards, clock, now } = useCards({ PUBLIC_URL: 'https://shop.example' });
const { composers, find } = usePaymentMails(api, now);
beforeEach(async () => {
  // Resets the limit of mails per day and address.
  await api.sql('DELETE FROM use_counter');
});

const minute = 60_000;
const check = (depositId: string) => checkAttempts(api, depositId);
const mailsOf = (depositId: string, kind = 'payment-not-completed') =>
  find('deposit_id = $1 AND kind = $2', depositId, kind);
const compose = async (depositId: string, kind?: string) => {
  const [mail] = await mailsOf(depositId, kind);
  return mail && composers.compose(mail);
};
/** Advances the clock beyond the expiry of the page, and checks it. */
const expirePage = async (deposit: { id: string }) => {
  clock.aheadMs += 31 * minute;
  await check(deposit.id);
};
/** Settles the attempt with a changed version of its checkout. */
const settleWith = async (deposit: { id: string }, change: Partial<Checkout>) => {
  const attempt = await lastAttempt(api, deposit.id);
  const read = await cards.readCheckout(attempt.checkout_id ?? '');
  if (read.kind !== 'ok') throw new Error('the checkout cannot be read');
  const checkout = { ...read.checkout, ...change };
  await api.app.get(SettlePayment).settle(attempt.id, { kind: 'by-id', checkout }, now());
};

describe('an expired card page', () => {
  it('sends the customer a link to retry on our own site', async () => {
    const quoteIds = (await saveQuotes(api, 2)).map(({ id }) => id);
    const deposit = await beginDeposit(api, { quoteIds });
    await expirePage(deposit);
    expect(await mailsOf(deposit.id)).toMatchObject([
      { toName: 'Ada Lovelace', toAddress: 'ada@example.com', quoteIds: expect.arrayContaining(quoteIds) },
    ]);
    expect(await compose(deposit.id)).toMatchObject({
      data: {
        customerName: 'Ada Lovelace',
        wasDeclined: false,
        references: [expect.stringMatching(/^VT-/), expect.stringMatching(/^VT-/)],
        depositAmount: '71.40',
        retryUrl: `https://shop.example/payment-result/${deposit.id}`,
      },
    });
  });

  it('sends a mail without the customer’s name if it contains a link', async () => {
    const deposit = await beginDeposit(api, { customerName: 'Pay at https://evil.example' });
    await expirePage(deposit);
    expect(await mailsOf(deposit.id)).toMatchObject([{ toName: null, toAddress: 'ada@example.com' }]);
  });

  it.each([
    ['detected before the expiry', true],
    ['detected only after the expiry', false],
  ])('sends a mail that mentions a declined card, %s', async (_, isDeclineRead) => {
    const deposit = await beginDeposit(api);
    cards.decline(referenceOf(deposit));
    if (isDeclineRead) await check(deposit.id);
    await expirePage(deposit);
    expect(await compose(deposit.id)).toMatchObject({ data: { wasDeclined: true } });
  });

  it('sends nothing to an erased customer', async () => {
    const deposit = await beginDeposit(api);
    const erased = `customer_email = 'erased@erased.invalid', erased_at = now()`;
    await api.sql(`UPDATE deposit SET ${erased} WHERE id = $1`, [deposit.id]);
    await expirePage(deposit);
    expect((await lastAttempt(api, deposit.id)).state).toBe('expired');
    expect(await mailsOf(deposit.id)).toEqual([]);
  });

  it('sends one mail even if it is checked and retried several times', async () => {
    const deposit = await beginDeposit(api);
    await expirePage(deposit);
    await check(deposit.id);
    await api.post(paths.retryDeposit(deposit.id), {});
    await expirePage(deposit);
    expect((await attemptsOf(api, deposit.id)).map(({ state }) => state)).toEqual(['expired', 'expired']);
    expect(await mailsOf(deposit.id)).toHaveLength(1);
  });

  it('sends the mail only after its expiry, even if the provider closes it earlier', async () => {
    const deposit = await beginDeposit(api);
    cards.expire(referenceOf(deposit));
    await check(deposit.id);
    const [mail] = await mailsOf(deposit.id);
    expect(mail?.nextTryAt.getTime()).toBeGreaterThan(now().getTime() + 25 * minute);
  });

  it('sends nothing if the customer paid before the mail is sent', async () => {
    const deposit = await beginDeposit(api);
    await settleWith(deposit, { state: 'expired' });
    await payByCard(api, cards, deposit);
    expect(await compose(deposit.id)).toEqual({ withheld: 'paid meanwhile' });
  });

  it('sends nothing if the top was paid by another deposit before the mail is sent', async () => {
    const deposit = await beginDeposit(api);
    await expirePage(deposit);
    const other = await beginDeposit(api, { quoteId: deposit.quoteId });
    await payByCard(api, cards, other);
    expect(await compose(deposit.id)).toEqual({ withheld: 'paid meanwhile' });
  });

  it('sends nothing if the customer has already opened another page', async () => {
    const deposit = await beginDeposit(api);
    await expirePage(deposit);
    await api.post(paths.retryDeposit(deposit.id), {});
    expect(await compose(deposit.id)).toEqual({ withheld: 'another page has been opened meanwhile' });
  });

  it.each([
    ['has expired', "valid_until = created_at + interval '1 minute'"],
    ['was declined', "status = 'declined'"],
    ['was deleted', 'deleted_at = now()'],
  ])('sends nothing if its quote %s', async (_, change) => {
    const deposit = await beginDeposit(api);
    await expirePage(deposit);
    await api.sql(`UPDATE quote SET ${change} WHERE id = $1`, [deposit.quoteId]);
    expect(await compose(deposit.id)).toEqual({
      withheld: 'the quotes cannot be paid as they are any more',
    });
  });
});

describe('the retry mail of a deposit', () => {
  const withhold = (depositId: string) =>
    api.sql(
      `UPDATE mail SET state = 'withheld', settled_at = now(), next_try_at = NULL WHERE deposit_id = $1`,
      [depositId],
    );

  it('is sent for the next expired page if the first mail was withheld', async () => {
    const deposit = await beginDeposit(api);
    cards.expire(referenceOf(deposit));
    await check(deposit.id);
    clock.aheadMs += minute;
    await api.post(paths.retryDeposit(deposit.id), {});
    clock.aheadMs += 29 * minute + 1_000;
    expect(await compose(deposit.id)).toEqual({ withheld: 'another page has been opened meanwhile' });
    await withhold(deposit.id);
    await expirePage(deposit);
    const mails = await api.sql<{ state: string }>(
      'SELECT state FROM mail WHERE deposit_id = $1 ORDER BY created_at',
      [deposit.id],
    );
    expect(mails).toEqual([{ state: 'withheld' }, { state: 'waiting' }]);
  });

  it('is not sent again when the next page expires', async () => {
    const deposit = await beginDeposit(api);
    await expirePage(deposit);
    await api.sql(
      `UPDATE mail SET state = 'sent', settled_at = now(), next_try_at = NULL, composed_at = now(), subject = ''
       WHERE deposit_id = $1`,
      [deposit.id],
    );
    await api.post(paths.retryDeposit(deposit.id), {});
    await expirePage(deposit);
    expect(await mailsOf(deposit.id)).toHaveLength(1);
  });
});

describe('an email address', () => {
  it('gets retry mails about at most three deposits a day, for any spelling of the address', async () => {
    const addresses = [
      'victim@example.net',
      'Victim@example.net',
      'victim+a@example.net',
      'victim+b@example.net',
    ];
    const deposits = [];
    for (const customerEmail of [...addresses, 'somebody@example.net'])
      deposits.push(await beginDeposit(api, { customerEmail }));
    clock.aheadMs += 31 * minute;
    for (const { id } of deposits) await check(id);
    expect(await Promise.all(deposits.map(async ({ id }) => (await mailsOf(id)).length))).toEqual([
      1, 1, 1, 0, 1,
    ]);

    clock.aheadMs += 24 * 60 * minute;
    const nextDay = await beginDeposit(api, { customerEmail: 'victim@example.net' });
    await expirePage(nextDay);
    expect(await mailsOf(nextDay.id)).toHaveLength(1);
  });
});

describe('no mail is sent', () => {
  it('about a page that was closed for another one', async () => {
    const deposit = await beginDeposit(api);
    const other = await beginDeposit(api, {
      quoteId: deposit.quoteId,
      needsDelivery: true,
      deliveryAddress: 'RG1 1DA',
    });
    clock.aheadMs = 31 * minute;
    await check(deposit.id);
    expect(await lastAttempt(api, deposit.id)).toMatchObject({ state: 'closed' });
    expect(await mailsOf(deposit.id)).toEqual([]);
    expect(await mailsOf(other.id)).toEqual([]);
  });

  it('about a page that was replaced by another page, even if it is settled as expired', async () => {
    const deposit = await beginDeposit(api);
    await settleWith(deposit, { state: 'expired' });
    await beginDeposit(api, { quoteId: deposit.quoteId, needsDelivery: true, deliveryAddress: 'RG1 1DA' });
    expect(await compose(deposit.id)).toEqual({ withheld: 'another page has been opened meanwhile' });
  });

  it('about a page that the provider never opened', async () => {
    cards.beUnavailable();
    const deposit = await beginDeposit(api);
    cards.recover();
    clock.aheadMs = 32 * minute;
    await check(deposit.id);
    expect(await lastAttempt(api, deposit.id)).toMatchObject({ state: 'expired' });
    expect(await mailsOf(deposit.id)).toEqual([]);
  });
});

describe('a payment under review', () => {
  const kind = 'staff-payment-review';
  const beginReview = async () => {
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    await settleWith(deposit, { merchantCode: 'SOMEBODY' });
    return deposit;
  };

  it('sends the team a mail with the contact details, the reason and the due time', async () => {
    const deposit = await beginReview();
    const [task] = await api.sql<{ due_at: Date }>('SELECT due_at FROM staff_task WHERE deposit_id = $1', [
      deposit.id,
    ]);
    expect(await mailsOf(deposit.id, kind)).toMatchObject([{ toAddress: null }]);
    expect(await compose(deposit.id, kind)).toMatchObject({
      data: {
        customerName: 'Ada Lovelace',
        email: 'ada@example.com',
        phone: '0118 496 0123',
        references: [expect.stringMatching(/^VT-/)],
        depositAmount: '35.70',
        reason: 'other-merchant',
        lookBefore: task?.due_at,
        adminUrl: 'https://shop.example/admin/money',
      },
      replyTo: 'ada@example.com',
    });
  });

  it('sends no mail once the review task is done', async () => {
    const deposit = await beginReview();
    await api.sql('UPDATE staff_task SET done_at = now() WHERE deposit_id = $1', [deposit.id]);
    expect(await compose(deposit.id, kind)).toEqual({ withheld: 'looked at meanwhile' });
  });
});
