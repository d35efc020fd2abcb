import { defaultCancellingRules } from '@app/contracts';
import { type ComposedMail } from '../../mail';
import { useRecordedPayments } from '../testing/use-recorded-payments';

const { mails, today, record, undo, moneyOf, aQuoteWithCustomer } = useRecordedPayments();

describe('a receipt', () => {
  const latestReceipt = `quote_ids = ARRAY[$1] AND kind = 'payment-received' ORDER BY (details ->> 'entryId')::bigint DESC`;
  const composeReceipt = (quoteId: string) => mails.compose(latestReceipt, quoteId);

  it('is sent to the customer with the balance, unless staff decide otherwise', async () => {
    const quote = await aQuoteWithCustomer();
    await record(quote.id, { paidOn: today() });
    expect(await mails.find(latestReceipt, quote.id)).toMatchObject([
      { toName: 'Ada Lovelace', toAddress: 'ada@example.com' },
    ]);
    expect(await composeReceipt(quote.id)).toMatchObject({
      data: {
        amount: '35.70',
        method: 'cash',
        totalAmount: '357.00',
        receivedAmount: '35.70',
        balance: '321.30',
      },
    });
    const other = await aQuoteWithCustomer();
    await record(other.id, { sendsReceipt: false });
    expect(await mails.find(latestReceipt, other.id)).toEqual([]);
  });

  it('for the payment that places the order contains all order details and a link to the order page', async () => {
    const quote = await aQuoteWithCustomer();
    await record(quote.id);
    const composed = await composeReceipt(quote.id);
    expect(composed).toMatchObject({
      data: {
        order: {
          quotes: [{ reference: quote.reference }],
          deliveryAmount: '0.00',
          totalAmount: '357.00',
          depositAmount: '35.70',
          remainingAmount: '321.30',
          deliveryAddress: null,
          kept: defaultCancellingRules,
          orderUrl: expect.stringMatching(/\/order\/[\w-]{43}$/) as string,
          termsUrl: expect.stringMatching(/\/terms$/) as string,
        },
      },
    });
    const { data, secret } = composed as ComposedMail<'payment-received'>;
    expect(data.order?.orderUrl).toContain(secret);
  });

  it('for other payments contains no order details', async () => {
    const quote = await aQuoteWithCustomer();
    await record(quote.id, { amount: '10.00' });
    expect(await composeReceipt(quote.id)).toMatchObject({ data: { order: null } });
    await record(quote.id, { amount: '25.70' });
    expect(await composeReceipt(quote.id)).toMatchObject({ data: { order: { depositAmount: '35.70' } } });
    await record(quote.id, { amount: '321.30' });
    expect(await composeReceipt(quote.id)).toMatchObject({ data: { order: null } });
  });

  it('is withheld if the payment was undone first', async () => {
    const quote = await aQuoteWithCustomer();
    await record(quote.id);
    const [entry] = (await moneyOf(quote.id)).entries;
    await undo(quote.id, entry?.id ?? '');
    expect(await composeReceipt(quote.id)).toEqual({ withheld: expect.any(String) });
  });
});
