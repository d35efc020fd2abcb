import { paths } from '@app/contracts';
import { PdfFiles } from '../../quotes';
import { beginDeposit, saveQuotes } from '../testing/a-deposit';
import { payByCard, useCards } from '../testing/use-cards';
import { usePaymentMails } from '../testing/use-payment-mails';
import { changeQuote } from '../../testing/builders/change-quote';
import { expectSuccess } from '../../testing/expect-success';

const { api, cards } = useCards({ PUBLIC_URL: 'https://shop.example' });
const { composers, find } = usePaymentMails(api);
let pdfs: PdfFiles;
beforeAll(() => {
  pdfs = api.app.get(PdfFiles, { strict: false });
});

const compose = async (depositId: string, kind: string) => {
  const mails = await find('deposit_id = $1 AND kind = $2', depositId, kind);
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  return { to: mail?.toAddress, ...(mail && (await composers.compose(mail))) };
};
/** The confirmation mails of a deposit with their content, sorted by address. */
const confirmations = async (depositId: string) => {
  const confirmationsOfDeposit = `deposit_id = $1 AND kind = 'deposit-confirmation' ORDER BY to_address`;
  const mails = await find(confirmationsOfDeposit, depositId);
  return Promise.all(mails.map(async (mail) => ({ ...mail, composed: await composers.compose(mail) })));
};
const ada = {
  customerName: 'Ada Lovelace',
  customerEmail: 'ada@example.com',
  customerPhone: '0118 496 0123',
  needsDelivery: true,
  deliveryAddress: '1 Friar Street, Reading, RG1 1DA',
};
const eve = {
  customerName: 'Eve Sly',
  customerEmail: 'eve@evil.example',
  customerPhone: '0118 496 0999',
  needsDelivery: true,
  deliveryAddress: '9 Long Lane, Reading, RG1 9ZZ',
};
const withDelivery = { needsDelivery: true, deliveryAddress: '1 Friar Street, Reading, RG1 1DA' };

describe('a paid deposit', () => {
  it('is confirmed with exact amounts, its tops in order and the balance', async () => {
    const quotes = await saveQuotes(api, 2);
    const deposit = await beginDeposit(api, { quoteIds: quotes.map(({ id }) => id), ...withDelivery });
    await payByCard(api, cards, deposit);
    const { to, ...composed } = await compose(deposit.id, 'deposit-confirmation');
    expect(to).toBe('ada@example.com');
    const [payment] = await api.sql<{ paid_at: Date; transaction_code: string }>(
      `SELECT paid_at, transaction_code FROM deposit JOIN payment_attempt ON deposit_id = deposit.id WHERE deposit.id = $1`,
      [deposit.id],
    );
    expect(composed).toMatchObject({
      data: {
        customerName: 'Ada Lovelace',
        quotes: quotes.map(({ reference, id }) => ({
          reference,
          total: '357.00',
          url: `https://shop.example/quote/${id}`,
          payUrl: null,
          blocker: 'paid',
        })),
        deliveryAmount: '35.00',
        totalAmount: '749.00',
        depositAmount: '74.90',
        remainingAmount: '674.10',
        deliveryAddress: '1 Friar Street, Reading, RG1 1DA',
        needsAnotherDelivery: false,
        paidAt: payment?.paid_at,
        transactionCode: payment?.transaction_code,
        resultUrl: `https://shop.example/payment-result/${deposit.id}`,
      },
    });
    expect(JSON.stringify(composed)).not.toContain('checkout.sumup.com');
  });

  it('is confirmed without the customer’s name if it contains a link', async () => {
    const deposit = await beginDeposit(api, { ...ada, customerName: 'Pay at https://evil.example' });
    await payByCard(api, cards, deposit);
    expect((await confirmations(deposit.id)).map(({ toName }) => toName)).toEqual([null]);
  });

  it('is confirmed without address and further delivery for collection', async () => {
    const quoteIds = (await saveQuotes(api, 3)).map(({ id }) => id);
    const deposit = await beginDeposit(api, { quoteIds });
    await payByCard(api, cards, deposit);
    expect(await compose(deposit.id, 'deposit-confirmation')).toMatchObject({
      data: { deliveryAddress: null, deliveryAmount: '0.00', needsAnotherDelivery: false },
    });
  });

  it('is confirmed with a note that three tops need another delivery (D5)', async () => {
    const quoteIds = (await saveQuotes(api, 3)).map(({ id }) => id);
    const deposit = await beginDeposit(api, { quoteIds, ...withDelivery });
    await payByCard(api, cards, deposit);
    expect(await compose(deposit.id, 'deposit-confirmation')).toMatchObject({
      data: { needsAnotherDelivery: true },
    });
  });

  it('is confirmed with a link to the order page, for one top or several', async () => {
    const orderUrl = expect.stringMatching(/^https:\/\/shop\.example\/order\/[\w-]{43}$/) as string;
    for (const tops of [1, 3]) {
      const quoteIds = (await saveQuotes(api, tops)).map(({ id }) => id);
      const deposit = await beginDeposit(api, { quoteIds });
      await payByCard(api, cards, deposit);
      expect(await compose(deposit.id, 'deposit-confirmation')).toMatchObject({ data: { orderUrl } });
    }
  });

  it('is not confirmed to an erased customer, but the team is notified', async () => {
    const deposit = await beginDeposit(api);
    const erased = `customer_email = 'erased@erased.invalid', erased_at = now()`;
    await api.sql(`UPDATE deposit SET ${erased} WHERE id = $1`, [deposit.id]);
    await payByCard(api, cards, deposit);
    expect(await confirmations(deposit.id)).toEqual([]);
    const staffMails = `SELECT FROM mail WHERE deposit_id = $1 AND kind = 'staff-deposit-paid'`;
    expect(await api.sql(staffMails, [deposit.id])).toHaveLength(1);
  });

  it('sends the team a mail with whom to call, and by when', async () => {
    const deposit = await beginDeposit(api);
    await payByCard(api, cards, deposit);
    const [task] = await api.sql<{ due_at: Date }>(
      `SELECT due_at FROM staff_task WHERE deposit_id = $1 AND kind = 'call-customer'`,
      [deposit.id],
    );
    expect(await compose(deposit.id, 'staff-deposit-paid')).toMatchObject({
      to: null,
      data: {
        customerName: 'Ada Lovelace',
        email: 'ada@example.com',
        phone: '0118 496 0123',
        callBefore: task?.due_at,
        isPaidByAnother: false,
        depositAmount: '35.70',
        adminUrl: `https://shop.example/admin?item=${deposit.quoteId}`,
      },
      replyTo: 'ada@example.com',
    });
  });

  it('sends the team a mail that says if the payer is not the customer that staff entered', async () => {
    const deposit = await beginDeposit(api, eve);
    await changeQuote(api, deposit.quoteId, {
      customerName: 'Ada',
      customerEmail: ada.customerEmail,
      customerFromLink: false,
    });
    await payByCard(api, cards, deposit);
    expect(await compose(deposit.id, 'staff-deposit-paid')).toMatchObject({
      data: { customerName: 'Eve Sly', isPaidByAnother: true },
    });
    expect(await compose(deposit.id, 'deposit-confirmation')).toMatchObject({
      to: eve.customerEmail,
      data: { orderUrl: null },
    });
  });

  it('is confirmed with a PDF of each quote and the deposit invoice attached', async () => {
    const makePdf = vi.spyOn(pdfs, 'makeQuote');
    const quotes = await saveQuotes(api, 2);
    const deposit = await beginDeposit(api, { quoteIds: quotes.map(({ id }) => id) });
    await payByCard(api, cards, deposit);
    const composed = await compose(deposit.id, 'deposit-confirmation');
    const attachments = 'attachments' in composed ? composed.attachments : [];
    expect(
      attachments?.map(({ name, type, content }) => [name, type, content.toString('latin1', 0, 5)]),
    ).toEqual([
      ...quotes.map(({ reference }) => [`${reference}.pdf`, 'application/pdf', '%PDF-']),
      [expect.stringMatching(/^D-\d{4}-\d{5}\.pdf$/), 'application/pdf', '%PDF-'],
    ]);
    expect(makePdf.mock.calls.map(([, { customerName }]) => customerName)).toEqual([
      'Ada Lovelace',
      'Ada Lovelace',
    ]);
  });

  it('is confirmed without the PDFs that its customer has by mail already', async () => {
    const [mailed, unmailed] = await saveQuotes(api, 2);
    const request = { quoteId: mailed?.id, name: 'Ada', email: 'ADA@example.com', phone: ada.customerPhone };
    await expectSuccess(api.post(paths.emailQuote, request));
    await api.sql(
      `UPDATE mail SET state = 'sent', attachments = $2, next_try_at = NULL, settled_at = now(), composed_at = now(), subject = ''
       WHERE quote_ids = ARRAY[$1]`,
      [mailed?.id, JSON.stringify([{ name: `${mailed?.reference}.pdf` }])],
    );
    const deposit = await beginDeposit(api, { quoteIds: [mailed?.id ?? '', unmailed?.id ?? ''] });
    await payByCard(api, cards, deposit);
    expect(await compose(deposit.id, 'deposit-confirmation')).toMatchObject({
      attachments: [
        { name: `${unmailed?.reference}.pdf` },
        { name: expect.stringMatching(/^D-/) as unknown },
      ],
    });
  });

  it('is confirmed without PDFs of the quotes if it covers more than five tops', async () => {
    const quoteIds = (await saveQuotes(api, 6)).map(({ id }) => id);
    const deposit = await beginDeposit(api, { quoteIds });
    await payByCard(api, cards, deposit);
    expect(await compose(deposit.id, 'deposit-confirmation')).toMatchObject({
      attachments: [{ name: expect.stringMatching(/^D-/) as unknown }],
    });
  });

  it('is confirmed without attachments if the PDF cannot be drawn for ten minutes', async () => {
    vi.spyOn(pdfs, 'makeQuote').mockRejectedValue(new Error('no ink'));
    const deposit = await beginDeposit(api);
    await payByCard(api, cards, deposit);
    await expect(compose(deposit.id, 'deposit-confirmation')).rejects.toThrow('no ink');
    await api.sql(`UPDATE mail SET created_at = now() - interval '11 minutes' WHERE deposit_id = $1`, [
      deposit.id,
    ]);
    expect(await compose(deposit.id, 'deposit-confirmation')).toMatchObject({
      data: { depositAmount: '35.70' },
      attachments: [],
    });
  });
});
