import {
  type AdminQuoteDetail,
  type AnswerRevisionRequest,
  paths,
  type QuoteResponse,
  type RecordAgreementRequest,
} from '@app/contracts';
import { beginDeposit } from '../../payments/testing/a-deposit';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { payByCard } from '../../payments/testing/use-cards';
import { saveAQuote } from '../../testing/builders/a-basket';
import { changeQuote } from '../../testing/builders/change-quote';
import { emptiedSql } from '../../testing/database/emptied';
import { useApi, useSession, useStaff } from '../../testing/servers/use-api';

export interface Proposal {
  original: QuoteResponse;
  revised: { id: string; reference: string; totalPrice: string };
}

/** Starts an API whose quotes of £357.00 are measured 6 mm shorter and revised to £355.22. */
export function useRevisions() {
  const clock = { aheadMs: 0 };
  const now = () => new Date(Date.now() + clock.aheadMs);
  const cards = new FakeCardPayments(now);
  const api = useApi({ cardPayments: cards, now, env: { SESSION_IDLE_MINUTES: '1000' } });
  const admin = useSession(api);
  const staff = useStaff(api);
  afterEach(async () => {
    clock.aheadMs = 0;
    await api.sql(emptiedSql('quote, deposit, mail, staff_task'));
  });

  const read = async (id: string) => (await api.get(paths.quote(id))).json<QuoteResponse>();
  const detail = async (id: string) => (await api.get(paths.adminQuote(id), admin)).json<AdminQuoteDetail>();
  const quoteRow = async (id: string) =>
    (await api.sql<Record<string, unknown>>('SELECT * FROM quote WHERE id = $1', [id]))[0] ?? {};
  const kindsOf = async (id: string) =>
    (
      await api.sql<{ kind: string }>('SELECT kind FROM timeline_entry WHERE quote_id = $1 ORDER BY id', [id])
    ).map(({ kind }) => kind);

  const answer = (id: string, request: Partial<AnswerRevisionRequest> = {}) =>
    api.post(paths.answerRevision(id), { isAgreed: true, totalPrice: '355.22', ...request });
  const answered = async (id: string, request: Partial<AnswerRevisionRequest> = {}) => {
    const reply = await answer(id, request);
    expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 200 });
    expect(reply.headers['cache-control']).toBe('no-store');
    return reply.json<QuoteResponse>();
  };
  const recordAgreement = (id: string, request: Partial<RecordAgreementRequest> = {}) =>
    staff.post(paths.agreeToRevision(id), {
      totalPrice: '355.22',
      agreedBy: 'Mrs Jones',
      how: 'phone',
      ...request,
    });
  const recorded = async (id: string, request: Partial<RecordAgreementRequest> = {}) => {
    const reply = await recordAgreement(id, request);
    expect({ status: reply.statusCode, body: reply.body }).toEqual({ status: 204, body: '' });
  };

  const pay = async (quote: QuoteResponse, needsDelivery = false): Promise<void> => {
    const delivery = needsDelivery && { needsDelivery, deliveryAddress: '1 High Street, RG1 1DA' };
    const deposit = await beginDeposit(api, { quoteIds: [quote.id], ...delivery });
    await payByCard(api, cards, deposit);
  };
  /** @returns the quote that revises the measured one */
  const measure = async (id: string, how: object = {}): Promise<Proposal['revised']> => {
    const sizes = { lengthMm: 1194, widthMm: 350, how: 'phone', knownVersion: null, price: 'revise' };
    const reply = await api.post(paths.measurements(id), { ...sizes, ...how }, admin);
    expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 201 });
    return reply.json<{ revisedQuote: Proposal['revised'] }>().revisedQuote;
  };
  const propose = async (
    how: { isPaid?: boolean; isDelivered?: boolean; email?: string } = {},
  ): Promise<Proposal> => {
    const original = await saveAQuote(api);
    if (how.isPaid) await pay(original, how.isDelivered);
    await changeQuote(api, null, {
      customerEmail: how.email ?? null,
      customerName: 'Ada Lovelace',
      customerPhone: '0118 1',
    });
    return { original, revised: await measure(original.id, { note: 'Wall leans' }) };
  };

  return {
    api,
    admin,
    staff,
    cards,
    clock,
    now,
    read,
    detail,
    quoteRow,
    kindsOf,
    answer,
    answered,
    recordAgreement,
    recorded,
    pay,
    measure,
    propose,
  };
}
