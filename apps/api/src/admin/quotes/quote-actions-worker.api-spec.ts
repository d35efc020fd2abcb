// @module-tag thorough
import { paths, type AdminQuoteDetail } from '@app/contracts';
import { FakeMailSender } from '../../mail/testing/fake-mail-sender';
import { beginDeposit, lastAttempt, quoteState, statusOf } from '../../payments/testing/a-deposit';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { saveAQuote } from '../../testing/builders/a-basket';
import { until } from '../../testing/until';
import { useApi, useStaff, useWorker } from '../../testing/servers/use-api';

const cards = new FakeCardPayments();
const sender = new FakeMailSender();
const env = { BACKGROUND_TIME_SCALE: '100' };
const api = useApi({ cardPayments: cards, env });
useWorker(api, { cardPayments: cards, mailSender: sender, env });
const staff = useStaff(api);
beforeEach(() => sender.recover());

const detailOf = async (id: string) => (await staff.get(paths.adminQuote(id))).json<AdminQuoteDetail>();
const isHandled = async () =>
  (await api.sql(`SELECT FROM outbox_message WHERE topic = 'quote-no-longer-payable' AND done_at IS NULL`))
    .length === 0;
const sourceOf = (address: string) => sender.sentTo(address).map(({ source }) => source.toString());

describe('an open card page of a quote', () => {
  it.each(['declined', 'completed'] as const)('is closed once the quote is %s', async (status) => {
    const { id } = await saveAQuote(api);
    const deposit = await beginDeposit(api, { quoteId: id });
    await staff.put(paths.adminQuoteStatus(id), { status });
    await until(async () => (await quoteState(api, id))?.deposit_state === 'failed');
    expect((await lastAttempt(api, deposit.id)).state).toBe('closed');
    expect((await statusOf(api, deposit.id)).paymentStatus).toBe('failed');
    // Restoring the status opens no card page again.
    await staff.put(paths.adminQuoteStatus(id), { status: 'approved' });
    expect((await quoteState(api, id))?.deposit_state).toBe('failed');
    expect((await detailOf(id)).timeline.map(({ detail }) => detail)).toContain('Its card page was closed.');
  });

  it('stays open if the status was corrected before the worker ran', async () => {
    const { id } = await saveAQuote(api);
    const deposit = await beginDeposit(api, { quoteId: id });
    await api.sql(
      `INSERT INTO outbox_message (topic, key, payload, created_at, next_try_at)
       VALUES ('quote-no-longer-payable', $1, $2, now(), now())`,
      [id, JSON.stringify({ quoteId: id })],
    );
    await until(isHandled);
    expect((await lastAttempt(api, deposit.id)).state).toBe('open');
  });
});

describe('a mail sent by staff', () => {
  it('arrives with their text and the quote, and is on the timeline (D30)', async () => {
    const { id, reference } = await saveAQuote(api);
    await staff.put(paths.adminQuoteCustomer(id), { customerName: 'Ada', customerEmail: 'ada@example.com' });
    const request = {
      subject: 'Your top – £357.00, “by Friday”',
      text: 'Dear Ada\n\nBcc: eve@evil.example\n.\nhttp://localhost:4200/payment?quote=' + id,
    };
    await staff.post(paths.quoteFollowUp(id), request);
    await until(async () => (await detailOf(id)).timeline[0]?.kind === 'mail-sent');

    const [mail] = await api.sql<{ subject: string; text: string; html: string }>(
      `SELECT subject, text, html FROM mail WHERE kind = 'quote-follow-up'`,
    );
    expect(mail?.subject).toBe(request.subject);
    expect(mail?.text).toContain(request.text);
    expect(mail?.text).toContain(reference);
    expect(mail?.html).toContain(`href="http://localhost:4200/payment?quote=${id}"`);
    const [source = ''] = sourceOf('ada@example.com');
    const [head = ''] = source.split('\r\n\r\n');
    expect(head).not.toMatch(/^Bcc:|evil/im);
    expect(sender.sent.map(({ to }) => to)).toEqual(['ada@example.com']);
    expect((await detailOf(id)).timeline.slice(0, 2)).toMatchObject([
      { text: 'Follow-up of a quote: email sent', detail: 'To ada@example.com', by: null },
      { text: 'Follow-up email written', by: expect.any(String) },
    ]);
  });

  it('is withheld if the quote is deleted before it is sent', async () => {
    const { id } = await saveAQuote(api);
    await staff.put(paths.adminQuoteCustomer(id), { customerEmail: 'ada@example.com' });
    sender.respondWith(() => ({ kind: 'not-now', reason: 'busy' }));
    await staff.post(paths.quoteFollowUp(id), { subject: 'Your top', text: 'Hello' });
    await staff.delete(paths.adminQuote(id));
    const state = async () =>
      (await api.sql<{ state: string }>('SELECT state FROM mail WHERE quote_ids = ARRAY[$1]', [id]))[0]
        ?.state;
    await until(async () => (await state()) === 'withheld');
    expect(sender.sent).toEqual([]);
  });
});
