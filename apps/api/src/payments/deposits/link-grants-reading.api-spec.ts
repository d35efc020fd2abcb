import {
  paths,
  type AdminQuoteDetail,
  type DepositResponse,
  type JobResponse,
  type SaveMeasurementsResponse,
} from '@app/contracts';
import { Statements } from '../../database/statements';
import { aQuote } from '../../testing/a-quote';
import { aSession, fillBasket, saveAQuote } from '../../testing/a-basket';
import { OutboxHandlers } from '../../platform/outbox/outbox-handlers';
import { quoteNoLongerPayable } from '../../quotes';
import { readCatalogue } from '../../testing/catalogue-parts';
import { expectError } from '../../testing/expect-error';
import { useStaff } from '../../testing/use-api';
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
import { changeQuote } from '../../testing/change-quote';
import { takeAnOrder } from '../../testing/take-an-order';
import { expectSuccess } from '../../testing/expect-success';

/** A quote's link may be passed on: its holder may read, and changes nothing about whose order it is (D56). */
const { api, cards } = useCards({ DEPOSITS_PER_HOUR: '100000' });
const staff = useStaff(api);

const sizes = { lengthMm: 1200, widthMm: 350, sink: null, taps: [], note: '', how: 'phone', price: 'keep' };
async function takenByStaff(): Promise<string> {
  const id = await aQuoteForAda(api, staff);
  await takeAnOrder(staff, [{ id, totalPrice: '357.00' }], ada);
  return id;
}
async function byStaffMeasured(): Promise<string> {
  const id = await aQuoteForAda(api, staff);
  expect((await staff.put(paths.adminQuoteStatus(id), { status: 'approved' })).statusCode).toBe(200);
  expect((await staff.post(paths.measurements(id), { ...sizes, knownVersion: null })).statusCode).toBe(201);
  return id;
}
async function byStaffExpired(): Promise<string> {
  const id = await byStaffMeasured();
  await changeQuote(api, id, { createdAt: new Date('2026-01-01'), validUntil: new Date('2026-02-01') });
  return id;
}
const withOpenPage = async (): Promise<string> => (await beginDeposit(api, ada)).quoteId;
async function charged(): Promise<string> {
  const deposit = await beginDeposit(api, ada);
  await payByCard(api, cards, deposit);
  return deposit.quoteId;
}
async function ordered(): Promise<string> {
  const id = await charged();
  expect((await staff.post(paths.measurements(id), { ...sizes, knownVersion: null })).statusCode).toBe(201);
  return id;
}
async function cancelled(): Promise<string> {
  const id = await charged();
  expect((await staff.put(paths.adminQuoteStatus(id), { status: 'declined' })).statusCode).toBe(200);
  return id;
}

type Call = (quoteId: string) => Promise<{ statusCode: number; body: string }>;
const deposit = (details: object) =>
  api.post(paths.deposits, aDeposit({ ...eve, ...details }), withKey(newIdempotencyKey()));
async function inOwnBasket(quoteId: string): Promise<string> {
  const session = aSession();
  await fillBasket(api, session, await saveAQuote(api, { basketSessionId: session }));
  await api.post(paths.basketItems(session), { quoteId });
  return session;
}

const states: [string, () => Promise<string>][] = [
  ['that staff made for somebody', () => aQuoteForAda(api, staff)],
  ['that staff made for somebody, approved and measured', byStaffMeasured],
  ['of which staff took an order', takenByStaff],
  ['that is such an order, and whose price has ended', byStaffExpired],
  ['with somebody’s open card page', withOpenPage],
  ['whose deposit somebody paid', charged],
  ['that is an order with its sizes', ordered],
  ['whose order was cancelled', cancelled],
];

/** All that somebody can send who has nothing but the link; and whether it says who they are. */
const calls: [string, Call, { saysWho: boolean }][] = [
  [
    'requests it by mail',
    (quoteId) => api.post(paths.emailQuote, { quoteId, ...evesMail }),
    { saysWho: true },
  ],
  [
    'requests it by mail with others',
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
    async (quoteId) => deposit({ basketSessionId: await inOwnBasket(quoteId) }),
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
      api.post(paths.jobs, { basketSessionId: await inOwnBasket(quoteId), name: 'Ring 0118 496 0999' }),
    { saysWho: false },
  ],
  [
    'saves another quote in its place',
    async (quoteId) =>
      api.post(paths.quotes, {
        ...aQuote(await readCatalogue(api)),
        replacesQuoteId: quoteId,
        basketSessionId: aSession(),
      }),
    { saysWho: false },
  ],
  [
    'agrees to another price of it',
    (quoteId) => api.post(paths.answerRevision(quoteId), { isAgreed: true, totalPrice: '357.00' }),
    { saysWho: false },
  ],
];

/** Whose it is and what was arranged, as far as a link could touch it. */
async function factsOf(quoteId: string) {
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
const pagesOpenOf = async (quoteId: string) => {
  const known = await api.sql<{ checkout_id: string }>(
    `SELECT checkout_id FROM payment_attempt JOIN deposit ON deposit.id = deposit_id JOIN order_item USING (order_id)
     WHERE quote_id = $1 AND customer_name = $2`,
    [quoteId, ada.customerName],
  );
  const ids = known.map(({ checkout_id }) => checkout_id);
  return cards
    .all()
    .filter(({ id }) => ids.includes(id))
    .map(({ state }) => state);
};
const mailsTo = async (address: string, since: Date) =>
  (
    await api.sql<{ kind: string }>(
      'SELECT kind FROM mail WHERE lower(to_address) = $1 AND created_at >= $2 ORDER BY kind',
      [address, since],
    )
  ).map(({ kind }) => kind);

describe.each(states)('of a quote %s', (_, prepare) => {
  it.each(calls)('nothing changes when somebody with its link %s', async (_call, call, { saysWho }) => {
    const quoteId = await prepare();
    const before = [await factsOf(quoteId), await pagesOpenOf(quoteId)];
    const since = new Date();
    const reply = await call(quoteId);
    expect([201, 202, 400, 404, 409]).toContain(reply.statusCode);
    expect([await factsOf(quoteId), await pagesOpenOf(quoteId)]).toEqual(before);
    for (const kind of await mailsTo(eve.customerEmail, since)) expect(['quote', 'quotes']).toContain(kind);
    const isTaken = reply.statusCode < 300;
    if (saysWho && isTaken) {
      const notes = JSON.stringify(await sentDetailsOf(api, quoteId));
      for (const word of Object.values(eve)) expect(notes).toContain(word);
    }
    // What staff do then goes to whom it went before.
    const [{ customer_email: address } = { customer_email: null }] = await api.sql<{
      customer_email: string | null;
    }>('SELECT customer_email FROM quote WHERE id = $1', [quoteId]);
    expect(address).toBe(ada.customerEmail);
  });
});

it('an order stays on the board when somebody opens a card page for an earlier quote of its top', async () => {
  const session = aSession();
  const first = await saveAQuote(api, { basketSessionId: session });
  const wider = await saveAQuote(api, { basketSessionId: session, replacesQuoteId: first.id, length: 1300 });
  await takeAnOrder(staff, [wider]);
  await deposit({ quoteId: first.id });
  expect(await factsOf(wider.id)).toMatchObject({ stage: 'to-measure', standing: 'current' });
});

describe('a link to an earlier quote of an ordered top', () => {
  const approve = async (id: string) => {
    expect((await staff.put(paths.adminQuoteStatus(id), { status: 'approved' })).statusCode).toBe(200);
  };
  const enterCustomer = async (id: string) => {
    expect((await staff.put(paths.adminQuoteCustomer(id), customer)).statusCode).toBe(200);
  };
  const ofStaff: [string, (id: string) => Promise<void>][] = [
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
  async function edited() {
    const session = aSession();
    const first = await saveAQuote(api, { basketSessionId: session });
    return {
      session,
      first,
      wider: await saveAQuote(api, { basketSessionId: session, replacesQuoteId: first.id, length: 1300 }),
    };
  }
  const orderOf = async (id: string) => [
    await factsOf(id),
    await api.sql('SELECT customer_from_link, deposit_state FROM quote WHERE id = $1', [id]),
  ];

  it.each(ofStaff)('opens no card page, and says so: one %s', async (_, take) => {
    const { first, wider } = await edited();
    await take(wider.id);
    const before = await orderOf(wider.id);
    const { details } = expectError(await deposit({ quoteId: first.id }), 'deposit/not-payable');
    expect(details?.quotes).toEqual([
      { quoteId: first.id, reference: first.reference, blocker: 'superseded' },
    ]);
    expect(await orderOf(wider.id)).toEqual(before);
    expect((await api.get(paths.quote(first.id))).json()).toMatchObject({ paymentBlocker: 'superseded' });
    expect((await api.get(paths.quote(wider.id))).json()).not.toMatchObject({ paymentBlocker: 'superseded' });
  });

  it.each(ofStaff)('puts a charge on an older page under review for a refund: one %s', async (_, take) => {
    const { first, wider } = await edited();
    const { id } = await beginDeposit(api, { ...eve, ...evesAddress, quoteId: first.id });
    await take(wider.id);
    const before = await orderOf(wider.id);
    const since = new Date();
    await payByCard(api, cards, { id });
    expect(await lastAttempt(api, id)).toMatchObject({
      state: 'review',
      review_reason: 'ordered-under-another',
    });
    expect(await orderOf(wider.id)).toMatchObject([
      { ...(before[0] as object), standing: 'current' },
      before[1],
    ]);
    expect(await mailsTo(eve.customerEmail, since)).toEqual([]);
    const [attempt] = await attemptsOf(api, id);
    const accepted = await staff.post(paths.decideReview(attempt?.id ?? ''), {
      decision: 'accept',
      reason: 'x',
    });
    expectError(accepted, 'review/not-possible');
  });

  it('can be paid where a visitor edits a quote without a customer, and so can the edit', async () => {
    for (const which of ['first', 'wider'] as const) {
      const { id } = await beginDeposit(api, { ...ada, quoteId: (await edited())[which].id });
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
  async function revised(quoteId: string): Promise<RevisedQuote> {
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

  it('delays neither new sizes nor the customer’s answer, and is closed by them', async () => {
    const quoteId = await byStaffMeasured();
    const { id } = await evesPage(quoteId);
    await agree(await revised(quoteId));
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

  it.each(['before', 'after'])('counts for the order when charged %s the answer', async (when) => {
    const quoteId = await byStaffMeasured();
    const page = await evesPage(quoteId);
    const revision = await revised(quoteId);
    if (when === 'before') await payByCard(api, cards, page);
    await agree(revision);
    if (when === 'after') await payByCard(api, cards, page);
    expect(await attemptsOf(api, page.id)).toMatchObject([{ state: 'paid' }]);
    expect(await moneyOf(revision)).toEqual({
      customer_email: ada.customerEmail,
      deposit_state: 'paid',
      received: page.depositAmount,
      standing: 'current',
    });
  });

  it('does delay both if it is the customer’s own', async () => {
    const quoteId = await byStaffMeasured();
    const revision = await revised(quoteId);
    await beginDeposit(api, { ...ada, quoteId });
    expectError(await measure(quoteId, { lengthMm: 1310 }), 'deposit/payment-under-way');
    const { id, totalPrice } = revision;
    const answer = await api.post(paths.answerRevision(id), { isAgreed: true, totalPrice });
    expectError(answer, 'deposit/payment-under-way');
  });
});

describe('two people with a card page for one quote', () => {
  async function both() {
    const adas = await beginDeposit(api, ada);
    const eves = await beginDeposit(api, { ...eve, ...evesAddress, quoteId: adas.quoteId });
    return { adas, eves, quoteId: adas.quoteId };
  }
  const settle = async ({ id }: DepositResponse) => {
    await payByCard(api, cards, { id });
  };

  it('have one each, with their own details', async () => {
    const { adas, eves } = await both();
    expect(eves.id).not.toBe(adas.id);
    expect(eves.paymentUrl).not.toBe(adas.paymentUrl);
    expect(eves).toMatchObject({ ...eve, ...evesAddress });
    const again = await beginDeposit(api, { ...ada, quoteId: adas.quoteId });
    expect([again.id, again.paymentUrl, again.deliveryAddress]).toEqual([
      adas.id,
      adas.paymentUrl,
      ada.deliveryAddress,
    ]);
  });

  it.each(['adas', 'eves'] as const)('the charge decides whose order it is: %s', async (whose) => {
    const pages = await both();
    const since = new Date();
    const payer = whose === 'adas' ? { ...ada } : { ...eve, ...evesAddress };
    const other = whose === 'adas' ? eve : ada;
    await settle(pages[whose]);
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
    expect(await mailsTo(payer.customerEmail, since)).toEqual(['deposit-confirmation']);
    expect(await mailsTo(other.customerEmail, since)).toEqual([]);
  });

  it('closes the other page after a charge, and a charge there goes to review', async () => {
    const { adas, eves, quoteId } = await both();
    await settle(adas);
    const { id: attemptId } = await lastAttempt(api, adas.id);
    const toClose = `SELECT topic FROM outbox_message WHERE payload ->> 'attemptId' = $1`;
    expect(await api.sql(toClose, [attemptId])).toEqual([{ topic: 'close-other-checkouts' }]);
    const before = await factsOf(quoteId);
    await payByCard(api, cards, eves);
    expect(await lastAttempt(api, eves.id)).toMatchObject({ state: 'review', review_reason: 'already-paid' });
    expect(await attemptsOf(api, adas.id)).toMatchObject([{ state: 'paid' }]);
    expect(await factsOf(quoteId)).toEqual(before);
  });
});

it('a quote without a customer is renewed without the details that came with its link', async () => {
  const { id: quoteId } = await saveAQuote(api);
  await api.post(paths.emailQuote, { quoteId, ...evesMail });
  await changeQuote(api, quoteId, { createdAt: new Date('2026-01-01'), validUntil: new Date('2026-02-01') });
  const renewed = await saveAQuote(api, { replacesQuoteId: quoteId });
  expect(await factsOf(renewed.id)).toMatchObject({ customer_name: null, customer_email: null });
});

describe('a job', () => {
  it('contains only quotes of its own basket, and names any other', async () => {
    const victims = aSession();
    const theirs = await saveAQuote(api, { basketSessionId: victims });
    const session = await inOwnBasket(theirs.id);
    const reply = await api.post(paths.jobs, { basketSessionId: session, name: 'Mine' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      code: 'job/saved-elsewhere',
      details: { fields: [{ message: expect.stringContaining(theirs.reference) as string }] },
    });
    await fillBasket(api, victims, theirs);
    const own = await api.post(paths.jobs, { basketSessionId: victims, name: 'Abbey Street' });
    expect(own.json<JobResponse>()).toMatchObject({ name: 'Abbey Street' });
  });
});
