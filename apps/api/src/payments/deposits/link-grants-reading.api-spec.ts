import { paths, type JobResponse } from '@app/contracts';
import { aQuote } from '../../testing/builders/a-quote';
import { aSession, fillBasket, saveAQuote } from '../../testing/builders/a-basket';
import { readCatalogue } from '../../testing/builders/catalogue-parts';
import { beginDeposit } from '../testing/a-deposit';
import { ada, aQuoteForAda, eve, evesAddress, evesMail, sentDetailsOf } from '../testing/ada-and-eve';
import { payByCard } from '../testing/use-cards';
import { changeQuote } from '../../testing/builders/change-quote';
import { takeAnOrder } from '../../testing/builders/take-an-order';
import { usePassedOnLink } from '../testing/use-passed-on-link';

/** A quote's link may be passed on. Anyone who has it can read the quote, but cannot change its customer (D56). */
const { api, cards, staff, sizes, measuredQuoteOfStaff, deposit, basketWith, readQuoteAndOrder, mailsTo } =
  usePassedOnLink();

async function orderTakenByStaff(): Promise<string> {
  const id = await aQuoteForAda(api, staff);
  await takeAnOrder(staff, [{ id, totalPrice: '357.00' }], ada);
  return id;
}
async function expiredQuoteOfStaff(): Promise<string> {
  const id = await measuredQuoteOfStaff();
  await changeQuote(api, id, { createdAt: new Date('2026-01-01'), validUntil: new Date('2026-02-01') });
  return id;
}
const quoteWithOpenPage = async (): Promise<string> => (await beginDeposit(api, ada)).quoteId;
async function paidQuote(): Promise<string> {
  const deposit = await beginDeposit(api, ada);
  await payByCard(api, cards, deposit);
  return deposit.quoteId;
}
async function measuredOrder(): Promise<string> {
  const id = await paidQuote();
  expect((await staff.post(paths.measurements(id), { ...sizes, knownVersion: null })).statusCode).toBe(201);
  return id;
}
async function cancelledOrder(): Promise<string> {
  const id = await paidQuote();
  expect((await staff.put(paths.adminQuoteStatus(id), { status: 'declined' })).statusCode).toBe(200);
  return id;
}

type Call = (quoteId: string) => Promise<{ statusCode: number; body: string }>;

const states: [string, () => Promise<string>][] = [
  ['that staff made for a customer', () => aQuoteForAda(api, staff)],
  ['that staff made for a customer, approved and measured', measuredQuoteOfStaff],
  ['for which staff took an order', orderTakenByStaff],
  ['that staff made for a customer, and that has expired', expiredQuoteOfStaff],
  ['with an open card page of its customer', quoteWithOpenPage],
  ['whose deposit its customer paid', paidQuote],
  ['that is ordered and measured', measuredOrder],
  ['whose order was cancelled', cancelledOrder],
];

/** All requests that are possible with only the link, and whether they contain the sender's details. */
const requests: [string, Call, { saysWho: boolean }][] = [
  [
    'requests it by email',
    (quoteId) => api.post(paths.emailQuote, { quoteId, ...evesMail }),
    { saysWho: true },
  ],
  [
    'requests it by email with other quotes',
    async (quoteId) =>
      api.post(paths.emailQuote, { quoteIds: [(await saveAQuote(api)).id, quoteId], ...evesMail }),
    { saysWho: true },
  ],
  ['starts a deposit', (quoteId) => deposit({ quoteId }), { saysWho: true }],
  ['starts a deposit with delivery', (quoteId) => deposit({ quoteId, ...evesAddress }), { saysWho: true }],
  [
    'starts a deposit on it and on their own top',
    async (quoteId) => deposit({ quoteIds: [(await saveAQuote(api)).id, quoteId] }),
    { saysWho: true },
  ],
  [
    'starts a deposit on a basket that contains it',
    async (quoteId) => deposit({ basketSessionId: await basketWith(quoteId) }),
    { saysWho: true },
  ],
  [
    'starts a deposit in its customer’s name, with another address',
    (quoteId) => deposit({ quoteId, ...evesAddress, customerEmail: ada.customerEmail }),
    { saysWho: false },
  ],
  [
    'names a job with it',
    async (quoteId) =>
      api.post(paths.jobs, { basketSessionId: await basketWith(quoteId), name: 'Ring 0118 496 0999' }),
    { saysWho: false },
  ],
  [
    'saves a quote that replaces it',
    async (quoteId) =>
      api.post(paths.quotes, {
        ...aQuote(await readCatalogue(api)),
        replacesQuoteId: quoteId,
        basketSessionId: aSession(),
      }),
    { saysWho: false },
  ],
  [
    'agrees to a revised price of it',
    (quoteId) => api.post(paths.answerRevision(quoteId), { isAgreed: true, totalPrice: '357.00' }),
    { saysWho: false },
  ],
];

const pageStatesOf = async (quoteId: string) => {
  const attempts = await api.sql<{ checkout_id: string }>(
    `SELECT checkout_id FROM payment_attempt JOIN deposit ON deposit.id = deposit_id JOIN order_item USING (order_id)
     WHERE quote_id = $1 AND customer_name = $2`,
    [quoteId, ada.customerName],
  );
  const ids = attempts.map(({ checkout_id }) => checkout_id);
  return cards
    .all()
    .filter(({ id }) => ids.includes(id))
    .map(({ state }) => state);
};

describe.each(states)('of a quote %s', (_, prepare) => {
  it.each(requests)(
    'its customer and order do not change when somebody else with its link %s',
    async (_call, call, { saysWho: sendsDetails }) => {
      const quoteId = await prepare();
      const before = [await readQuoteAndOrder(quoteId), await pageStatesOf(quoteId)];
      const startedAt = new Date();
      const response = await call(quoteId);
      expect([201, 202, 400, 404, 409]).toContain(response.statusCode);
      expect([await readQuoteAndOrder(quoteId), await pageStatesOf(quoteId)]).toEqual(before);
      for (const kind of await mailsTo(eve.customerEmail, startedAt))
        expect(['quote', 'quotes']).toContain(kind);
      const isTaken = response.statusCode < 300;
      if (sendsDetails && isTaken) {
        const notes = JSON.stringify(await sentDetailsOf(api, quoteId));
        for (const word of Object.values(eve)) expect(notes).toContain(word);
      }
      // Mails of staff still go to the same customer.
      const [{ customer_email: address } = { customer_email: null }] = await api.sql<{
        customer_email: string | null;
      }>('SELECT customer_email FROM quote WHERE id = $1', [quoteId]);
      expect(address).toBe(ada.customerEmail);
    },
  );
});

it('a quote without a customer is renewed without the details that came with its link', async () => {
  const { id: quoteId } = await saveAQuote(api);
  await api.post(paths.emailQuote, { quoteId, ...evesMail });
  await changeQuote(api, quoteId, { createdAt: new Date('2026-01-01'), validUntil: new Date('2026-02-01') });
  const renewal = await saveAQuote(api, { replacesQuoteId: quoteId });
  expect(await readQuoteAndOrder(renewal.id)).toMatchObject({ customer_name: null, customer_email: null });
});

describe('a job', () => {
  it('contains only quotes of its own basket, and is rejected with the references of others', async () => {
    const victims = aSession();
    const othersQuote = await saveAQuote(api, { basketSessionId: victims });
    const session = await basketWith(othersQuote.id);
    const response = await api.post(paths.jobs, { basketSessionId: session, name: 'Mine' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'job/saved-elsewhere',
      details: { fields: [{ message: expect.stringContaining(othersQuote.reference) as string }] },
    });
    await fillBasket(api, victims, othersQuote);
    const ownJob = await api.post(paths.jobs, { basketSessionId: victims, name: 'Abbey Street' });
    expect(ownJob.json<JobResponse>()).toMatchObject({ name: 'Abbey Street' });
  });
});
