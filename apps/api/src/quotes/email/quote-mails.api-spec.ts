import { paths, type EmailQuoteRequest, type QuoteResponse } from '@app/contracts';
import { FakeMailSender } from '../../mail/testing/fake-mail-sender';
import { saveAQuote } from '../../testing/builders/a-basket';
import { until } from '../../testing/until';
import { useApi, useWorker } from '../../testing/servers/use-api';
import { changeQuote, expireQuote } from '../../testing/builders/change-quote';

const origin = 'http://localhost:4200';
const sender = new FakeMailSender();
const api = useApi();
useWorker(api, { mailSender: sender, env: { BACKGROUND_TIME_SCALE: '100' } });
beforeEach(async () => {
  await api.sql('TRUNCATE mail CASCADE');
  sender.recover();
});

interface FinishedMail {
  state: string;
  remark: string | null;
  to_address: string;
  subject: string;
  html: string;
  text: string;
  attachments: { name: string; type: string; size: number }[];
}

/** Asks for a mail and waits until it is sent or failed. */
async function mailOf(request: Partial<EmailQuoteRequest>): Promise<FinishedMail> {
  const response = await api.post(paths.emailQuote, { email: 'ada@example.com', ...request });
  expect({ status: response.statusCode, body: response.body }).toMatchObject({ status: 202 });
  return finishedMail();
}
async function finishedMail(): Promise<FinishedMail> {
  const find = () => api.sql<FinishedMail>('SELECT * FROM mail WHERE settled_at IS NOT NULL');
  await until(async () => (await find()).length > 0);
  return (await find())[0] as FinishedMail;
}

const saveSeveral = async (count: number) => {
  const quotes: QuoteResponse[] = [];
  while (quotes.length < count) quotes.push(await saveAQuote(api, { length: 1_000 + quotes.length }));
  return quotes;
};

it('contains the quote with its plan, its lines, links to our own pages, and the PDF', async () => {
  const quote = await saveAQuote(api, { notes: 'No <b>upstand</b> {{7*7}}' });
  const mail = await mailOf({ quoteId: quote.id, name: 'Ada "<script>" Lovelace', phone: '1' });

  expect(mail).toMatchObject({ state: 'sent', to_address: 'ada@example.com' });
  expect(mail.subject).toBe(
    `Your quote ${quote.reference} – Marble vanity top 1200 × 350 mm – £${quote.totalPrice}`,
  );
  for (const link of [`/quote/${quote.id}`, `/payment?quote=${quote.id}`, paths.quotePdf(quote.id)]) {
    expect(mail.html).toContain(`href="${origin}${link}"`);
    expect(mail.text).toContain(`${origin}${link}`);
  }
  expect(mail.html).toContain('cid:plan');
  expect(mail.html).not.toMatch(/<script|<b>upstand/);
  expect(mail.text).toContain('{{7*7}}');
  expect(mail.attachments).toEqual([
    { name: `${quote.reference}.pdf`, type: 'application/pdf', size: expect.any(Number) as number },
  ]);
  expect(sender.sentTo('ada@example.com')).toHaveLength(1);
});

it(
  'says that a price has expired, and where to renew it, instead of a pay link',
  { tags: 'thorough' },
  async () => {
    const quote = await saveAQuote(api);
    await expireQuote(api, quote.id, new Date(Date.now() - 86_400_000));
    const mail = await mailOf({ quoteId: quote.id });
    expect(mail.text).toMatch(/The price held to the end of/);
    expect(mail.text).toContain('to update it');
    expect(mail.html).toContain(`/quote/${quote.id}`);
    expect(mail.html).not.toContain('/payment');
  },
);

it('contains several quotes in order, with a PDF of each', async () => {
  const quotes = await saveSeveral(3);
  const [first, second, third] = quotes.map(({ id }) => id) as [string, string, string];
  const mail = await mailOf({ quoteIds: [third, first, second] });
  const references = [quotes[2], quotes[0], quotes[1]].map((quote) => quote?.reference);
  expect(mail.attachments.map(({ name }) => name)).toEqual(references.map((reference) => `${reference}.pdf`));
  const places = references.map((reference) => mail.text.indexOf(String(reference)));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((left, right) => left - right));
});

it('contains links instead of PDFs if there are too many', { tags: 'thorough' }, async () => {
  const quotes = await saveSeveral(6);
  const mail = await mailOf({ quoteIds: quotes.map(({ id }) => id) });
  expect(mail.attachments).toEqual([]);
  for (const { id } of quotes) {
    expect(mail.html).toContain(`href="${origin}/quote/${id}"`);
    expect(mail.html).toContain(`href="${origin}${paths.quotePdf(id)}"`);
  }
});

it(
  'is not sent if the quote was deleted meanwhile; others in the mail are',
  { tags: 'thorough' },
  async () => {
    const [remaining, deleted] = (await saveSeveral(2)) as [QuoteResponse, QuoteResponse];
    await api.sql(
      `CREATE FUNCTION delete_first() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      UPDATE quote SET deleted_at = now() WHERE id = '${deleted.id}'; RETURN NEW; END $$`,
    );
    await api.sql(
      'CREATE TRIGGER delete_first BEFORE INSERT ON mail FOR EACH ROW EXECUTE FUNCTION delete_first()',
    );
    const requestMail = async (request: Partial<EmailQuoteRequest>) => {
      await api.sql('TRUNCATE mail CASCADE');
      await changeQuote(api, deleted.id, { deletedAt: null });
      return mailOf(request);
    };
    expect(await requestMail({ quoteId: deleted.id })).toMatchObject({
      state: 'withheld',
      remark: 'the quotes were deleted',
    });
    const mail = await requestMail({ quoteIds: [deleted.id, remaining.id] });
    expect(mail.state).toBe('sent');
    expect(mail.attachments.map(({ name }) => name)).toEqual([`${remaining.reference}.pdf`]);
    await api.sql('DROP TRIGGER delete_first ON mail');
  },
);
