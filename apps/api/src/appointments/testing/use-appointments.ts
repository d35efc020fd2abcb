import { type CustomerOrder, paths, type QuoteAppointments } from '@app/contracts';
import { FakeMailSender } from '../../mail/testing/fake-mail-sender';
import { OutboxRelay } from '../../platform/outbox/outbox-relay';
import { invoicesDue, undoWindowMs } from '../../quotes';
import { takeAnOrderOf } from '../../testing/builders/take-an-order';
import { emptiedSql } from '../../testing/database/emptied';
import { until } from '../../testing/until';
import { useApi, useStaff, useWorker } from '../../testing/servers/use-api';

const morning = new Date('2026-11-25T10:00:00.000Z');
const env = { SESSION_IDLE_MINUTES: '10080', SESSION_LONGEST_MINUTES: '10080', BACKGROUND_TIME_SCALE: '1' };
const tables = 'quote, job, deposit, mail, staff_task, appointment, appointment_rules, order_link';

interface SentMail {
  kind: string;
  state: string;
  subject: string;
  html: string;
  attachments: { name: string; type: string }[];
}

/** The application with its worker and no orders. `clock` sets the time, which starts on a Wednesday morning. */
export function useAppointments() {
  const clock = { now: morning };
  const now = () => clock.now;
  const sender = new FakeMailSender();
  const api = useApi({ now, env });
  const staff = useStaff(api);
  const worker = useWorker(api, { now, mailSender: sender, env });
  beforeEach(async () => {
    clock.now = morning;
    await api.sql(emptiedSql(tables));
  });
  // Waits for all mails, because the tables are emptied before the next test.
  afterEach(async () => void (await mails()));

  const anOrderOf = (tops: number, customerEmail: string | null = 'ada@example.com') =>
    takeAnOrderOf(api, staff, tops, { needsDelivery: true, customerEmail });
  async function anOrder(email?: string | null): Promise<string> {
    const [quote] = await anOrderOf(1, email);
    return quote?.id ?? '';
  }
  const offer = (quoteId: string, request: object = { kind: 'measuring-visit' }) =>
    staff.post(paths.quoteAppointments(quoteId), request);
  async function offered(quoteId: string, request?: object): Promise<string> {
    const reply = await offer(quoteId, request);
    expect(reply.statusCode).toBe(201);
    return reply.json<QuoteAppointments>().appointments[0]?.id ?? '';
  }

  const mails = async () => {
    await until(async () => !(await api.sql('SELECT FROM mail WHERE settled_at IS NULL')).length);
    return api.sql<SentMail>(
      `SELECT kind, state, subject, html, attachments FROM mail WHERE kind LIKE 'appointment-%' ORDER BY created_at, (details ->> 'sequence')::integer, kind`,
    );
  };
  async function tokenOfLatestMail(): Promise<string> {
    await mails();
    const source = sender.sent.at(-1)?.source.toString('utf8').replace(/=\r\n/g, '') ?? '';
    return /\/order\/([\w-]{43})/.exec(source)?.[1] ?? 'no token';
  }

  let visitors = 0;
  /** A new network for each request, because requests are limited by network. */
  const remoteAddress = () => `10.${(visitors += 1) >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const get = (token: string, from = remoteAddress()) =>
    api.inject({ method: 'GET', url: paths.customerOrder(token), remoteAddress: from });
  const read = async (token: string) => (await get(token)).json<CustomerOrder>();
  const send = (method: 'PUT' | 'POST', url: string, payload: object) =>
    api.inject({ method, url, payload, remoteAddress: remoteAddress() });
  const pick = (token: string, appointmentId: string, startsAt: string, address?: string) =>
    send('PUT', paths.pickTime(token), { appointmentId, startsAt, address });
  const giveUp = (token: string, appointmentId: string) =>
    send('POST', paths.cancelPickedTime(token), { appointmentId });

  /** Processes the messages about handovers of more than ten minutes ago: invoices and mails. */
  async function runOutbox(): Promise<void> {
    const due = new Date(clock.now.getTime() - undoWindowMs).toISOString();
    // Messages of earlier tests are about deleted quotes.
    const waitingSql = `
      SELECT FROM outbox_message JOIN quote ON quote.id = payload ->> 'quoteId'
      WHERE topic = $1 AND done_at IS NULL AND payload ->> 'at' <= $2`;
    await until(async () => {
      await worker.get(OutboxRelay).sweep();
      return !(await api.sql(waitingSql, [invoicesDue, due])).length;
    });
  }

  const anOffer = async (request?: object) => anOfferOf(await anOrder(), request);
  async function anOfferOf(quoteId: string, request?: object) {
    const id = await offered(quoteId, request);
    const token = await tokenOfLatestMail();
    const times = timesOf(await read(token));
    return { quoteId, id, token, times, first: times[0] ?? '', second: times[1] ?? '' };
  }

  return {
    api,
    staff,
    worker,
    runOutbox,
    sender,
    clock,
    anOrder,
    anOrderOf,
    offer,
    offered,
    anOffer,
    anOfferOf,
    mails,
    get,
    read,
    pick,
    giveUp,
  };
}

export const timesOf = ({ appointment }: CustomerOrder): string[] =>
  appointment?.times.map(({ startsAt }) => startsAt) ?? [];
