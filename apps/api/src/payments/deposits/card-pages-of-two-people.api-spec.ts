import {
  paths,
  type AdminQuoteDetail,
  type DepositResponse,
  type SaveMeasurementsResponse,
} from '@app/contracts';
import { Statements } from '../../database/statements';
import { OutboxHandlers } from '../../platform/outbox/outbox-handlers';
import { quoteNoLongerPayable } from '../../quotes';
import { expectError } from '../../testing/expect-error';
import { CloseCheckout } from '../attempts/close-checkout';
import { ClosePages } from '../attempts/close-pages';
import { attemptsOf, beginDeposit, lastAttempt } from '../testing/a-deposit';
import { ada, eve, evesAddress } from '../testing/ada-and-eve';
import { payByCard } from '../testing/use-cards';
import { expectSuccess } from '../../testing/expect-success';
import { usePassedOnLink } from '../testing/use-passed-on-link';

/** A quote's link may be passed on. Anyone who has it can read the quote, but cannot change its customer (D56). */
const { api, cards, staff, sizes, measuredQuoteOfStaff, readQuoteAndOrder, mailsTo } = usePassedOnLink();

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
