import { Statements } from '../../database/statements';
import { countQueries } from '../../testing/database/count-queries';
import { beginDeposit, checkAttempts, saveQuotes } from '../testing/a-deposit';
import { payByCard, useCards } from '../testing/use-cards';
import { depositsOfQuote } from './deposits-of-quote';

const { api, cards } = useCards();

const check = (depositId: string) => checkAttempts(api, depositId);
const depositsOn = (quoteId: string) => depositsOfQuote(api.app.get(Statements), quoteId);

it('lists the deposits of a quote newest first, with all attempts and their possible decisions', async () => {
  const [first, second] = await saveQuotes(api, 2);
  const quoteIds = [first?.id ?? '', second?.id ?? ''];
  const failed = await beginDeposit(api, { quoteId: quoteIds[0] });
  cards.expire(`dep-${failed.id}-1`);
  await check(failed.id);
  const paid = await beginDeposit(api, { quoteIds, needsDelivery: true, deliveryAddress: 'RG1 1DA' });
  await payByCard(api, cards, paid);

  const deposits = await depositsOn(quoteIds[0] ?? '');
  expect(deposits).toMatchObject([
    {
      id: paid.id,
      paymentStatus: 'paid',
      depositAmount: '74.90',
      refundedAmount: '0.00',
      refundableAmount: '74.90',
      deliveryAddress: 'RG1 1DA',
      quotes: [{ id: quoteIds[0], reference: first?.reference }, { id: quoteIds[1] }],
      attempts: [{ number: 1, state: 'paid', chargedAmount: '74.90', paymentUrl: null, decisions: [] }],
      refunds: [],
    },
    { id: failed.id, paymentStatus: 'failed', refundableAmount: '0.00', attempts: [{ state: 'expired' }] },
  ]);
  expect(deposits[0]?.attempts[0]?.transactionId).toMatch(/^[0-9a-f-]{36}$/);
});

it('offers decisions about a second charge, but not to accept it', async () => {
  const deposit = await beginDeposit(api);
  await payByCard(api, cards, deposit);
  cards.chargeAgain(`dep-${deposit.id}-1`);
  await api.sql(`UPDATE payment_attempt SET next_check_at = now() WHERE deposit_id = $1`, [deposit.id]);
  await check(deposit.id);
  expect((await depositsOn(deposit.quoteId))[0]?.attempts).toMatchObject([
    {
      state: 'paid',
      chargedAmount: '35.70',
      reviewReason: 'The card was charged more than once.',
      decisions: ['refund', 'dismiss', 'settle'],
    },
  ]);
});

it('runs three statements for any number of deposits', async () => {
  const deposit = await beginDeposit(api);
  expect(await countQueries(() => depositsOn(deposit.quoteId))).toBe(3);
});
