import { paths, type PaymentReview, type ReviewDecision } from '@app/contracts';
import { pence } from '@app/pricing';
import { asStaff, type StaffCalls } from '../../testing/as-staff';
import type { Checkout } from '../provider/card-payments';
import type { ExecuteRefund } from '../refunds/execute-refund';
import { attemptsOf, beginDeposit, checkAttempts, referenceOf, saveQuotes, statusOf } from './a-deposit';
import { aRefunder } from './a-refund';
import { usePaymentMails } from './use-payment-mails';
import { useCards } from './use-cards';

/** The application with staff who decide on payments under review. */
export function useReviews() {
  const { api, cards, clock, now } = useCards({ DEPOSITS_PER_HOUR: '500' });
  let staff: StaffCalls;
  let refunder: ExecuteRefund;
  const { composers, find } = usePaymentMails(api, now);
  /** Call it again after the clock has passed the end of the session. */
  const signIn = async () => void (staff = await asStaff(api));
  beforeAll(async () => {
    await signIn();
    ({ refunder } = aRefunder(api, cards, { now }));
  });

  type Deposit = Awaited<ReturnType<typeof beginDeposit>>;
  const check = async (depositId: string) => {
    await api.sql(
      'UPDATE payment_attempt SET next_check_at = $2, lease_until = NULL WHERE deposit_id = $1 AND next_check_at IS NOT NULL',
      [depositId, now()],
    );
    await checkAttempts(api, depositId);
  };
  const attemptOf = async ({ id }: { id: string }) => (await attemptsOf(api, id))[0]?.id ?? '';
  const reviews = async () => (await staff.get(paths.paymentReviews)).json<PaymentReview[]>();
  const reviewOf = async ({ id }: { id: string }) =>
    (await reviews()).find(({ depositId }) => depositId === id);
  const decide = async (deposit: { id: string }, decision: ReviewDecision, reason = 'Spoke on the phone') =>
    staff.post(paths.decideReview(await attemptOf(deposit)), { decision, reason });
  const refundsOf = async ({ id }: { id: string }) =>
    (await api.sql<{ id: string }>('SELECT id FROM refund WHERE deposit_id = $1 ORDER BY id', [id])).map(
      (refund) => refund.id,
    );
  const refundAll = async (deposit: { id: string }) => {
    for (const id of await refundsOf(deposit)) await refunder.execute(id);
  };
  /** The refund mails to the customer. */
  const refundMailsOf = async ({ id }: { id: string }) => {
    const mails = await find(`deposit_id = $1 AND kind = 'deposit-refunded'`, id);
    const composed = await Promise.all(mails.map((mail) => composers.compose(mail)));
    return composed.map((mail) => 'data' in mail && mail.data);
  };
  const openTasksOf = ({ id }: { id: string }) =>
    api.sql(`SELECT FROM staff_task WHERE deposit_id = $1 AND kind = 'review-payment' AND done_at IS NULL`, [
      id,
    ]);
  const mailsOf = async ({ id }: { id: string }) =>
    (await api.sql<{ kind: string }>('SELECT kind FROM mail WHERE deposit_id = $1 ORDER BY kind', [id])).map(
      ({ kind }) => kind,
    );

  /** A payment whose checkout does not match the request. */
  async function aPaymentInReview(
    mismatch: Partial<Checkout> | ((checkout: Checkout) => Checkout),
    quoteIds?: string[],
  ): Promise<Deposit> {
    const deposit = await beginDeposit(api, quoteIds ? { quoteIds } : {});
    cards.pay(referenceOf(deposit));
    cards.distort(referenceOf(deposit), mismatch);
    await check(deposit.id);
    expect((await statusOf(api, deposit.id)).paymentStatus).toBe('review');
    return deposit;
  }
  const withChargeOf =
    (amount: number, currency = 'GBP') =>
    (checkout: Checkout) => ({
      ...checkout,
      transactions: checkout.transactions.map((transaction) => ({
        ...transaction,
        amount: pence(amount),
        currency,
      })),
    });
  /** Two payments for one top on two pages. The later one is under review. */
  async function paidTwice() {
    const [quote] = await saveQuotes(api, 1);
    const quoteIds = [quote?.id ?? ''];
    const first = await beginDeposit(api, { quoteIds });
    await api.sql(`UPDATE payment_attempt SET state = 'closed', settled_at = now() WHERE deposit_id = $1`, [
      first.id,
    ]);
    await api.sql(`UPDATE deposit SET is_open = false WHERE id = $1`, [first.id]);
    const second = await beginDeposit(api, { quoteIds, needsDelivery: true, deliveryAddress: 'RG1 1DA' });
    cards.pay(referenceOf(second));
    await check(second.id);
    cards.pay(referenceOf(first));
    await check(first.id);
    return { quoteId: quoteIds[0] ?? '', paid: second, doubled: first };
  }
  return {
    api,
    cards,
    clock,
    signIn,
    check,
    attemptOf,
    reviews,
    reviewOf,
    decide,
    refundsOf,
    refundAll,
    refundMailsOf,
    openTasksOf,
    mailsOf,
    aPaymentInReview,
    withChargeOf,
    paidTwice,
    get staff() {
      return staff;
    },
    get refunder() {
      return refunder;
    },
  };
}
