import type { PaymentReceivedMailData } from './deposit-mail-data';
import { renderMail } from '../render-mail';
import { aDeposit } from '../samples/a-deposit';
import { differentQuotes } from '../quotes/quote-mails.sample';
import { mailPage } from '../mail-page';

const delivered = aDeposit({
  quotes: differentQuotes(3),
  deliveryAddress: '12 Brunswick Hill\nReading\nRG1 7YT',
});

describe('the statements required of a distance contract', () => {
  const { text } = renderMail('deposit-confirmation', delivered);

  it.each([
    ['who sells, by the registered name', 'Readstone Example Ltd, trading as Readstone.'],
    ['under which number', 'company number 00000000'],
    ['where, in the world of letters', 'Unit 4, Kiln Yard, Reading RG1 0AA'],
    ['by telephone and email', 'Telephone 0118 496 0123, email info@example.co.uk'],
    ['which stone is bought, and its size', 'Calacatta Gold, 1200 × 350 mm: £477.00'],
    ['which parts it has', 'vanity top in Marble, Undermount Oval; Tap hole, 35 mm; 20mm'],
    ['what delivery adds', 'Delivery: £35.00'],
    ['the whole price, with VAT', 'Total, inc. VAT: £1,435.25'],
    ['where it is delivered', 'To: 12 Brunswick Hill, Reading, RG1 7YT'],
    ['what delivery costs and covers', 'Delivery costs £35.00 and covers up to 2 tops.'],
    ['that three tops need another', 'we arrange another delivery with you'],
    [
      'what the deposit is, and that it counts',
      'a deposit of 10% of the total, £143.53, by card on 21 November 2026 at 10:42',
    ],
    ['what is still to pay', '£1,291.72 is still to pay'],
    ['when the rest is due', 'we set the day by which it is due, and send you an email that says so'],
    ['by when it is delivered', 'It is delivered within 4 weeks of the day on which you agree the sizes'],
    ['what is refunded once it is measured', 'we keep £50.00 for our work'],
    [
      'what becomes of the deposit where a new price is refused',
      'you may cancel as before measuring, and all that you have paid is refunded',
    ],
    [
      'that it cannot be cancelled, and why',
      'made to your specification, the 14-day right to cancel an online purchase does not apply',
    ],
    ['under which regulation', 'regulation 28(1)(b)'],
    ['who hears complaints', 'Complaints reach us by telephone on 0118 496 0123'],
    ['that goods must conform', 'legal duty to supply goods that are in conformity with the contract'],
  ])('%s', (_, statement) => {
    expect(text).toContain(statement);
  });

  it('the full terms, on our own site', () => {
    expect(text).toContain('Terms of sale:\nhttps://shop.example.co.uk/terms');
  });
});

it('says each thing once', () => {
  const sentences = renderMail('deposit-confirmation', delivered)
    .text.split(/(?<=[.!?:])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 12);
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});

it('says where and when to collect, and that it is free', () => {
  const { text } = renderMail('deposit-confirmation', aDeposit());

  expect(text).toContain('You collect from the showroom, Unit 4, Kiln Yard, Reading RG1 0AA. That is free.');
  expect(text).toContain('Monday to Friday 08:00 to 17:00');
  expect(text).not.toContain('Delivery costs');
});

it('has the deposit and the order in its subject', () => {
  expect(renderMail('deposit-confirmation', delivered).subject).toBe(
    'Deposit received – £143.53 for order OR-26-00031',
  );
});

describe('a deposit that was not paid', () => {
  const payment = {
    customerName: 'Eleanor Marsh',
    references: ['VT-26-00412'],
    depositAmount: '47.70',
    retryUrl: 'https://shop.example.co.uk/payment-result/d8Kq2mB9T1aZ7kLp4RsW8Q',
  };

  it.each([
    [true, 'the card was declined, so your deposit of £47.70 for quote VT-26-00412 was not paid'],
    [false, 'the card page closed before your deposit of £47.70 for quote VT-26-00412 was paid'],
  ])('(declined: %s) says what happened and links to another try', (wasDeclined, statement) => {
    const { subject, html, text } = renderMail('payment-not-completed', { ...payment, wasDeclined });

    expect(subject).toBe('Your deposit was not paid – £47.70 for quote VT-26-00412');
    expect(text).toContain(statement);
    expect(
      mailPage(html).querySelector<HTMLAnchorElement>(`a[href="${payment.retryUrl}"]`)?.textContent,
    ).toBe('Try Payment Again');
  });
});

describe('a refund', () => {
  const refund = {
    customerName: 'Eleanor Marsh',
    orderReference: null,
    references: ['VT-26-00412', 'VT-26-00413'],
    amount: '47.70',
    reason: 'This colour can no longer be had',
    wasDeposit: true,
    charges: 1,
    refundedAt: new Date('2026-11-23T10:42:00Z'),
  };

  it('states amount, quotes, reason, when it arrives, and whom to call', () => {
    const { subject, text } = renderMail('deposit-refunded', refund);

    expect(subject).toBe('Refund – £47.70 for quotes VT-26-00412 and VT-26-00413');
    expect(text).toContain(
      'on 23 November 2026 at 10:42 we refunded £47.70 of your deposit for quotes VT-26-00412 and VT-26-00413.',
    );
    expect(text).toContain('Why: This colour can no longer be had');
    expect(text).toContain('Banks usually show it within 10 working days');
    expect(text).toContain('0118 496 0123');
    expect(renderMail('deposit-refunded', { ...refund, orderReference: 'OR-26-00031' }).subject).toBe(
      'Refund – £47.70 for order OR-26-00031',
    );
  });

  it('is not called a deposit if another payment was refunded', () => {
    expect(renderMail('deposit-refunded', { ...refund, wasDeposit: false }).text).toContain(
      'we refunded £47.70 of a card payment',
    );
  });

  it('is stated as one sum if the card was charged twice', () => {
    const both = { ...refund, amount: '95.40', wasDeposit: false, charges: 2 };
    expect(renderMail('deposit-refunded', both).text).toContain('we refunded £95.40 of 2 card payments');
  });
});

describe('a payment that staff recorded', () => {
  const payment: PaymentReceivedMailData = {
    customerName: 'Eleanor Marsh',
    reference: 'OR-26-00031',
    amount: '47.70',
    method: 'bank-transfer',
    paidAt: new Date('2026-11-23T10:42:00Z'),
    totalAmount: '477.00',
    receivedAmount: '47.70',
    balance: '429.30',
    credit: '0.00',
    order: null,
  };

  it('states how and when it was paid, and what is left to pay', () => {
    const { subject, text } = renderMail('payment-received', payment);

    expect(subject).toBe('Payment received – £47.70 for order OR-26-00031');
    for (const statement of ['Paid on: 23 November 2026', 'Paid by: Bank transfer', 'Still to pay: £429.30'])
      expect(text).toContain(statement);
  });

  it('above the price states the credit, and that nothing is left to pay', () => {
    const { text } = renderMail('payment-received', { ...payment, balance: '0.00', credit: '10.00' });

    expect(text).toContain('Received above the price: £10.00');
    expect(text).not.toContain('Still to pay');
  });

  it('that starts an order has the statements required of a distance contract, like a card deposit', () => {
    const order = { ...aDeposit(), termsUrl: 'https://shop.example.co.uk/terms' };
    const { text } = renderMail('payment-received', { ...payment, order });

    for (const statement of [
      'Who you buy from',
      'a deposit of 10% of the total, £47.70, by bank transfer on 23 November 2026. It counts',
      'Until the sizes are agreed with you, all that you have paid is refunded.',
      'It is ready within 4 weeks of the day on which you agree the sizes',
      `Your order:\n${order.orderUrl}`,
      'Terms of sale:\nhttps://shop.example.co.uk/terms',
    ])
      expect(text).toContain(statement);
  });

  it('that is the last of several says that nothing is left to pay', () => {
    const order = {
      ...aDeposit({ depositAmount: '477.00', remainingAmount: '0.00' }),
      termsUrl: 'https://shop.example.co.uk/terms',
    };
    expect(renderMail('payment-received', { ...payment, order }).text).toContain(
      'You ordered by paying £477.00, the last of it by bank transfer on 23 November 2026. That is the whole price: nothing more is to pay.',
    );
  });

  it('for an existing order stays short', () => {
    expect(renderMail('payment-received', payment).text).not.toMatch(/If you cancel|Terms of sale/);
  });
});
