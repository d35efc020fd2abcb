import {
  paths,
  type AdminQuoteDetail,
  type DepositResponse,
  type JobResponse,
  type SaveMeasurementsResponse,
} from '@app/contracts';
import { Statements } from '../../database/statements';
import { aQuote } from '../../testing/builders/a-quote';
import { aSession, fillBasket, saveAQuote } from '../../testing/builders/a-basket';
import { OutboxHandlers } from '../../platform/outbox/outbox-handlers';
import { quoteNoLongerPayable } from '../../quotes';
import { readCatalogue } from '../../testing/builders/catalogue-parts';
import { expectError } from '../../testing/expect-error';
import { useStaff } from '../../testing/servers/use-api';
import { CloseCheckout } from '../attempts/close-checkout';
import { ClosePages } from '../attempts/close-pages';
import {
  aDeposit,
  newIdempotencyKey,
  attemptsOf,
  beginDeposit,
  lastAttempt,
  withKey,
} from '../testing/a-deposit';
import {
  ada,
  aQuoteForAda,
  eve,
  evesAddress,
  evesMail,
  customer,
  sentDetailsOf,
} from '../testing/ada-and-eve';
import { payByCard, useCards } from '../testing/use-cards';
import { changeQuote } from '../../testing/builders/change-quote';
import { takeAnOrder } from '../../testing/builders/take-an-order';
import { expectSuccess } from '../../testing/expect-success';

/** A quote's link may be passed on. Anyone who has it can read the quote, but cannot change its customer (D56). */
const { api, cards } = useCards({ DEPOSITS_PER_HOUR: '100000' });
const staff = useStaff(api);

const sizes = { lengthMm: 1200, widthMm: 350, sink: null, taps: [], note: '', how: 'phone', price: 'keep' };
async function orderTakenByStaff(): Promise<string> {
  const id = await aQuoteForAda(api, staff);
  await takeAnOrder(staff, [{ id, totalPrice: '357.00' }], ada);
  return id;
}
async function measuredQuoteOfStaff(): Promise<string> {
  const id = await aQuoteForAda(api, staff);
  expect((await staff.put(paths.adminQuoteStatus(id), { status: 'approved' })).statusCode).toBe(200);
  expect((await staff.post(paths.measurements(id), { ...sizes, knownVersion: null })).statusCode).toBe(201);
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
const deposit = (details: object) =>
  api.post(paths.deposits, aDeposit({ ...eve, ...details }), withKey(newIdempotencyKey()));
async function basketWith(quoteId: string): Promise<string> {
  const session = aSession();
  await fillBasket(api, session, await saveAQuote(api, { basketSessionId: session }));
  await api.post(paths.basketItems(session), { quoteId });
  return session;
}

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

/** All requests that are possible with the link alone, and whether they contain the sender's details. */
const requests: [string, Call, { saysWho: boolean }][] = [
  [
    'requests it by e-mail',
    (quoteId) => api.post(paths.emailQuote, { quoteId, ...evesMail }),
    { saysWho: true },
  ],
  [
    'requests it by e-mail with other quotes',
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

/** The customer, order, job and pages of a quote: everything that a request with its link could affect. */
async function readQuoteAndOrder(quoteId: string) {
  const [quote] = await api.sql(
    `SELECT customer_name, customer_email, customer_phone, delivery_address, status, standing, received,
       (SELECT stage FROM order_item WHERE agreed_id = quote.id AND is_placed) AS stage,
       (SELECT job_id FROM job_top WHERE job_top.top_id = quote.top_id) AS job_id,
       ARRAY(SELECT token_hash FROM order_link WHERE quote_id = quote.id) AS links,
       ARRAY(SELECT (payment_attempt.id, state, payment_url, customer_email, delivery_address)::text
         FROM order_item JOIN deposit USING (order_id) JOIN payment_attempt ON deposit_id = deposit.id
         WHERE quote_id = quote.id AND customer_name = '${ada.customerName}' ORDER BY 1) AS pages
     FROM quote WHERE id = $1`,
    [quoteId],
  );
  return quote;
}
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
const mailsTo = async (address: string, startedAt: Date) =>
  (
    await api.sql<{ kind: string }>(
      'SELECT kind FROM mail WHERE lower(to_address) = $1 AND created_at >= $2 ORDER BY kind',
      [address, startedAt],
    )
  ).map(({ kind }) => kind);

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

describe('a card page opened with the link of another customer’s order', () => {
  type RevisedQuote = NonNullable<SaveMeasurementsResponse['revisedQuote']>;
  const wider = { ...sizes, lengthMm: 1300, price: 'revise' };
  const measure = async (quoteId: string, change: object) => {
    const { measurements } = (await staff.get(paths.adminQuote(quoteId))).json<AdminQuoteDetail>();
    return staff.post(paths.measurements(quoteId), {
      ...wider,
      ...change,
      knownVersion: measurements?.version ?? null,
    });
  };
  async function revisedQuoteOf(quoteId: string): Promise<RevisedQuote> {
    const { revisedQuote } = await expectSuccess<SaveMeasurementsResponse>(measure(quoteId, {}));
    if (!revisedQuote) throw new Error('no revised quote');
    return revisedQuote;
  }
  const agree = ({ id, totalPrice }: RevisedQuote) =>
    expectSuccess(api.post(paths.answerRevision(id), { isAgreed: true, totalPrice }));
  const evesPage = (quoteId: string) => beginDeposit(api, { ...eve, quoteId });
  const moneyOf = async ({ id }: RevisedQuote) => {
    const [quote] = await api.sql(
      'SELECT customer_email, deposit_state, received, standing FROM quote WHERE id = $1',
      [id],
    );
    return quote;
  };

  it('does not block new sizes or the customer’s agreement, and is closed by them', async () => {
    const quoteId = await measuredQuoteOfStaff();
    const { id } = await evesPage(quoteId);
    await agree(await revisedQuoteOf(quoteId));
    const closing = api.app.get(CloseCheckout, { strict: false });
    const handlers = new OutboxHandlers();
    new ClosePages(handlers, api.app.get(Statements), closing, { now: () => new Date() }).onModuleInit();
    const [due] = await api.sql<{ topic: string; payload: Record<string, unknown> }>(
      `SELECT topic, payload FROM outbox_message WHERE payload ->> 'quoteId' = $1 AND topic = $2`,
      [quoteId, quoteNoLongerPayable],
    );
    await handlers.handle(due?.topic ?? '', due?.payload ?? {});
    expect(await attemptsOf(api, id)).toMatchObject([{ state: 'closed' }]);
  });

  it.each(['before', 'after'])(
    'counts for the order when it is charged %s the agreement',
    async (chargedAt) => {
      const quoteId = await measuredQuoteOfStaff();
      const page = await evesPage(quoteId);
      const revision = await revisedQuoteOf(quoteId);
      if (chargedAt === 'before') await payByCard(api, cards, page);
      await agree(revision);
      if (chargedAt === 'after') await payByCard(api, cards, page);
      expect(await attemptsOf(api, page.id)).toMatchObject([{ state: 'paid' }]);
      expect(await moneyOf(revision)).toEqual({
        customer_email: ada.customerEmail,
        deposit_state: 'paid',
        received: page.depositAmount,
        standing: 'current',
      });
    },
  );

  it('blocks both if it is the customer’s own page', async () => {
    const quoteId = await measuredQuoteOfStaff();
    const revision = await revisedQuoteOf(quoteId);
    await beginDeposit(api, { ...ada, quoteId });
    expectError(await measure(quoteId, { lengthMm: 1310 }), 'deposit/payment-under-way');
    const { id, totalPrice } = revision;
    const response = await api.post(paths.answerRevision(id), { isAgreed: true, totalPrice });
    expectError(response, 'deposit/payment-under-way');
  });
});

describe('two people with a card page for one quote', () => {
  async function twoOpenPages() {
    const adasPage = await beginDeposit(api, ada);
    const eves = await beginDeposit(api, { ...eve, ...evesAddress, quoteId: adasPage.quoteId });
    return { adas: adasPage, eves, quoteId: adasPage.quoteId };
  }
  const settle = async ({ id }: DepositResponse) => {
    await payByCard(api, cards, { id });
  };

  it('get separate pages with their own details', async () => {
    const { adas: adasPage, eves } = await twoOpenPages();
    expect(eves.id).not.toBe(adasPage.id);
    expect(eves.paymentUrl).not.toBe(adasPage.paymentUrl);
    expect(eves).toMatchObject({ ...eve, ...evesAddress });
    const repeated = await beginDeposit(api, { ...ada, quoteId: adasPage.quoteId });
    expect([repeated.id, repeated.paymentUrl, repeated.deliveryAddress]).toEqual([
      adasPage.id,
      adasPage.paymentUrl,
      ada.deliveryAddress,
    ]);
  });

  it.each(['adas', 'eves'] as const)('the first payer becomes the customer: %s', async (firstPayer) => {
    const pages = await twoOpenPages();
    const startedAt = new Date();
    const payer = firstPayer === 'adas' ? { ...ada } : { ...eve, ...evesAddress };
    const other = firstPayer === 'adas' ? eve : ada;
    await settle(pages[firstPayer]);
    expect(await api.sql('SELECT * FROM quote WHERE id = $1', [pages.quoteId])).toMatchObject([
      {
        customer_name: payer.customerName,
        customer_email: payer.customerEmail,
        customer_phone: payer.customerPhone,
        delivery_address: payer.deliveryAddress,
        customer_from_link: false,
        deposit_state: 'paid',
      },
    ]);
    expect(await mailsTo(payer.customerEmail, startedAt)).toEqual(['deposit-confirmation']);
    expect(await mailsTo(other.customerEmail, startedAt)).toEqual([]);
  });

  it('closes the other page after a charge, and puts a charge on it under review', async () => {
    const { adas: adasPage, eves, quoteId } = await twoOpenPages();
    await settle(adasPage);
    const { id: attemptId } = await lastAttempt(api, adasPage.id);
    const toClose = `SELECT topic FROM outbox_message WHERE payload ->> 'attemptId' = $1`;
    expect(await api.sql(toClose, [attemptId])).toEqual([{ topic: 'close-other-checkouts' }]);
    const before = await readQuoteAndOrder(quoteId);
    await payByCard(api, cards, eves);
    expect(await lastAttempt(api, eves.id)).toMatchObject({ state: 'review', review_reason: 'already-paid' });
    expect(await attemptsOf(api, adasPage.id)).toMatchObject([{ state: 'paid' }]);
    expect(await readQuoteAndOrder(quoteId)).toEqual(before);
  });
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
