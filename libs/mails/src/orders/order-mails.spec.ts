import { renderMail } from '../render-mail';
import { orderSamples } from './order-mails.sample';

const [aTop] = orderSamples['order-measured'];
const [, ofTwoTops] = orderSamples['order-in-production'];

it('states when the top is handed over, once sizes are agreed and during production', () => {
  const text =
    'It is delivered within 4 weeks of the day on which you agreed the sizes; we agree the day with you.';
  expect(renderMail('order-measured', aTop!.data).text).toContain(text);
  expect(renderMail('order-in-production', { ...aTop!.data, isDelivery: false }).text).toContain(
    'It is ready to be collected within 4 weeks',
  );
  expect(renderMail('order-in-production', ofTwoTops!.data).text).toContain(
    'They are delivered within 4 weeks',
  );
});

it('states no weeks if the date is agreed', () => {
  const appointment = {
    startsAt: new Date('2026-12-01T09:00:00Z'),
    endsAt: new Date('2026-12-01T12:00:00Z'),
  };
  expect(renderMail('order-in-production', { ...aTop!.data, appointment }).text).not.toContain(
    'weeks of the day',
  );
});

it('says what was paid and what is still to pay once everything is handed over, with the account for a transfer', () => {
  const [allPaid, someOwed, tooMuch, partOnly] = orderSamples['order-handed-over'];
  const textOf = (sample: typeof allPaid) => renderMail('order-handed-over', sample!.data).text;
  expect(textOf(allPaid)).toMatch(/Received: £477\.00[^]*Everything is paid\./);
  expect(textOf(allPaid)).not.toContain('Sort code');
  expect(textOf(someOwed)).toMatch(/Received: £47\.70[^]*Still to pay: £429\.30[^]*Sort code: 00-00-00/);
  expect(textOf(someOwed)).toContain('£429.30 is still to pay, by 10 December 2026');
  expect(textOf(tooMuch)).toContain('You have paid £5.00 more than the price');
  expect(textOf(partOnly)).not.toMatch(/£|paid/);
});

it('brings the final invoice with the mail that the order is handed over', () => {
  const [allPaid] = orderSamples['order-handed-over'];
  const { data } = allPaid!;
  const invoice = {
    kind: 'invoice' as const,
    data: {
      customerName: data.customerName,
      kind: 'final' as const,
      number: 'F-2026-00012',
      reference: data.reference,
      amount: '477.00',
      issuedAt: new Date('2026-12-01T09:00:00Z'),
    },
  };
  const { text } = renderMail('order-handed-over', data, [invoice]);
  expect(text).toMatch(/Invoice F-2026-00012 over £477\.00 is attached as a PDF\.[^]*Everything is paid/);
});

it('says in one sentence what is refunded to the card and what by hand', () => {
  const [, refundedTwoWays] = orderSamples['order-cancelled'];
  expect(renderMail('order-cancelled', refundedTwoWays!.data).text).toContain(
    'We refund £47.70 to the card that you paid with, which takes a few days, and £399.30 by bank transfer.',
  );
});

describe('a cancelled order', () => {
  const [ofOneTop] = orderSamples['order-cancelled'];
  const data = ofOneTop!.data;
  const { tops } = ofTwoTops!.data;
  const mailOf = (changes: Partial<typeof data>) => renderMail('order-cancelled', { ...data, ...changes });

  it('with one top is named by its order', () => {
    const { subject, text } = mailOf({});
    expect(subject).toBe('Order cancelled – OR-26-00031');
    expect(text).toContain('as you asked, your order is cancelled. The top is not made.');
    expect(text).not.toContain('continues');
  });

  it('of several tops lists them', () => {
    const { subject, text } = mailOf({ tops });
    expect(subject).toBe('Order cancelled – OR-26-00031');
    expect(text).toContain('your order is cancelled. The tops are not made.');
    for (const expected of ['VT-26-00412: ', 'VT-26-00413: 24', 'Order: OR-26-00031', 'Paid: £47.70'])
      expect(text).toContain(expected);
  });

  it('with tops left says so, and that the amounts are for these tops', () => {
    const { subject, text } = mailOf({ tops, isAll: false });
    expect(subject).toBe('Part of your order cancelled – OR-26-00031');
    expect(text).toContain('The tops are not made. The rest of your order continues.');
    expect(text).toContain('Paid for these tops: £47.70');
    expect(mailOf({ isAll: false, received: '0.00' }).text).toContain('Nothing was paid for this top');
  });
});
