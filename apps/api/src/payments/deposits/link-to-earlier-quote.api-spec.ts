import { paths } from '@app/contracts';
import { aSession, saveAQuote } from '../../testing/builders/a-basket';
import { expectError } from '../../testing/expect-error';
import { attemptsOf, beginDeposit, lastAttempt } from '../testing/a-deposit';
import { ada, eve, evesAddress, customer } from '../testing/ada-and-eve';
import { payByCard } from '../testing/use-cards';
import { takeAnOrder } from '../../testing/builders/take-an-order';
import { usePassedOnLink } from '../testing/use-passed-on-link';

/** A quote's link may be passed on. Anyone who has it can read the quote, but cannot change its customer (D56). */
const { api, cards, staff, sizes, deposit, readQuoteAndOrder, mailsTo } = usePassedOnLink();

it('an order stays on the board when a card page is opened for an earlier quote of its top', async () => {
  const session = aSession();
  const first = await saveAQuote(api, { basketSessionId: session });
  const wider = await saveAQuote(api, { basketSessionId: session, replacesQuoteId: first.id, length: 1300 });
  await takeAnOrder(staff, [wider]);
  await deposit({ quoteId: first.id });
  expect(await readQuoteAndOrder(wider.id)).toMatchObject({ stage: 'to-measure', standing: 'current' });
});

describe('a link to an earlier quote of an ordered top', () => {
  const approve = async (id: string) => {
    expect((await staff.put(paths.adminQuoteStatus(id), { status: 'approved' })).statusCode).toBe(200);
  };
  const enterCustomer = async (id: string) => {
    expect((await staff.put(paths.adminQuoteCustomer(id), customer)).statusCode).toBe(200);
  };
  const staffActions: [string, (id: string) => Promise<void>][] = [
    ['for which staff entered a customer', enterCustomer],
    ['that staff approved', approve],
    [
      'that is measured',
      async (id) => {
        await enterCustomer(id);
        await approve(id);
        expect((await staff.post(paths.measurements(id), { ...sizes, knownVersion: null })).statusCode).toBe(
          201,
        );
      },
    ],
    [
      'that is completed',
      async (id) => {
        await enterCustomer(id);
        await approve(id);
        expect((await staff.put(paths.adminQuoteStatus(id), { status: 'completed' })).statusCode).toBe(200);
      },
    ],
  ];
  async function editedQuote() {
    const session = aSession();
    const first = await saveAQuote(api, { basketSessionId: session });
    return {
      session,
      first,
      wider: await saveAQuote(api, { basketSessionId: session, replacesQuoteId: first.id, length: 1300 }),
    };
  }
  const orderOf = async (id: string) => [
    await readQuoteAndOrder(id),
    await api.sql('SELECT customer_from_link, deposit_state FROM quote WHERE id = $1', [id]),
  ];

  it.each(staffActions)(
    'opens no card page and returns the blocker if the later quote is one %s',
    async (_, arrange) => {
      const { first, wider } = await editedQuote();
      await arrange(wider.id);
      const before = await orderOf(wider.id);
      const { details } = expectError(await deposit({ quoteId: first.id }), 'deposit/not-payable');
      expect(details?.quotes).toEqual([
        { quoteId: first.id, reference: first.reference, blocker: 'superseded' },
      ]);
      expect(await orderOf(wider.id)).toEqual(before);
      expect((await api.get(paths.quote(first.id))).json()).toMatchObject({ paymentBlocker: 'superseded' });
      expect((await api.get(paths.quote(wider.id))).json()).not.toMatchObject({
        paymentBlocker: 'superseded',
      });
    },
  );

  it.each(staffActions)(
    'puts a charge on an older page under review if the later quote is one %s',
    async (_, arrange) => {
      const { first, wider } = await editedQuote();
      const { id } = await beginDeposit(api, { ...eve, ...evesAddress, quoteId: first.id });
      await arrange(wider.id);
      const before = await orderOf(wider.id);
      const startedAt = new Date();
      await payByCard(api, cards, { id });
      expect(await lastAttempt(api, id)).toMatchObject({
        state: 'review',
        review_reason: 'ordered-under-another',
      });
      expect(await orderOf(wider.id)).toMatchObject([
        { ...(before[0] as object), standing: 'current' },
        before[1],
      ]);
      expect(await mailsTo(eve.customerEmail, startedAt)).toEqual([]);
      const [attempt] = await attemptsOf(api, id);
      const accepted = await staff.post(paths.decideReview(attempt?.id ?? ''), {
        decision: 'accept',
        reason: 'x',
      });
      expectError(accepted, 'review/not-possible');
    },
  );

  it('opens a card page for either quote if a visitor edited a quote without a customer', async () => {
    for (const version of ['first', 'wider'] as const) {
      const { id } = await beginDeposit(api, { ...ada, quoteId: (await editedQuote())[version].id });
      await payByCard(api, cards, { id });
      expect(await attemptsOf(api, id)).toMatchObject([{ state: 'paid' }]);
    }
  });
});
