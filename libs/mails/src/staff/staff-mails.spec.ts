import { renderMail } from '../render-mail';
import { aMessage, aWantedTop } from '../samples/a-message';
import { mailPage } from '../mail-page';
import { reviewReasons } from './review-reasons';
import { staffSamples } from './staff-mails.sample';

const [collected, delivered] = staffSamples['staff-deposit-paid'];

it('starts with the phone number and the time in London, in summer too', () => {
  const callBefore = new Date('2026-07-01T12:00:00Z');
  const { subject, html, text } = renderMail('staff-deposit-paid', { ...collected!.data, callBefore });

  expect(subject).toBe('Deposit £47.70 – ring Eleanor Marsh before Wednesday 1 July, 13:00 – OR-26-00031');
  expect(text.split('\n')[3]).toBe('Ring 07700 900142 before Wednesday 1 July, 13:00 (London time).');
  expect(mailPage(html).querySelector('h1 ~ p a, p a')?.getAttribute('href')).toBe('tel:07700900142');
});

it('states what was ordered, noted and changed', () => {
  const collectedMail = renderMail('staff-deposit-paid', collected!.data).text;
  expect(collectedMail).toContain('Size: 1200 × 350 mm – 0.42 m²');
  expect(collectedMail).toContain('Delivery: Collects');
  expect(collectedMail).toContain('> Left wall is out of square, about 5 mm over the depth.');
  expect(collectedMail).not.toContain('Ask whose order');

  const deliveredMail = renderMail('staff-deposit-paid', delivered!.data).text;
  expect(deliveredMail).toContain('Ask whose order it is');
  expect(deliveredMail).toContain('More tops than one delivery covers');
  expect(deliveredMail.match(/VT-26-004\d\d, £/gu)).toHaveLength(3);
});

it('explains why a payment is under review', () => {
  const { text } = renderMail('staff-payment-review', staffSamples['staff-payment-review'][0]!.data);

  expect(text).toContain('A quote in it was paid before: the customer may have paid twice.');
  expect(reviewReasons('charged-though-expired, other-amount')).toEqual([
    'The card was charged although the provider calls the payment expired.',
    'The page asked for a different amount from the deposit.',
  ]);
  expect(reviewReasons('a-new-one')).toEqual(['Recorded as: a-new-one.']);
  expect(reviewReasons('constructor')).toEqual(['Recorded as: constructor.']);
});

describe('a message', () => {
  const message = {
    answerBefore: new Date('2026-11-22T10:42:00Z'),
    adminUrl: 'https://shop.example.co.uk/admin',
  };

  it('without a phone number is answered by mail', () => {
    const { text } = renderMail('staff-contact', { ...aMessage({ phone: null }), ...message });

    expect(text).toContain(
      'Answer eleanor.marsh@example.com before Sunday 22 November, 10:42 (London time).',
    );
  });

  it('that asks for a price has the top in its subject, with a question mark for missing sizes', () => {
    const configuration = aWantedTop({ width: null, color: null });
    const { subject, text } = renderMail('staff-contact', { ...aMessage({ configuration }), ...message });

    expect(subject).toBe(
      'Price wanted Quartz 3200 × ? mm – Eleanor Marsh – answer before Sunday 22 November, 10:42',
    );
    expect(text).toContain('Stone: Quartz\nSize: 3200 × ? mm');
  });
});

it('of an invitation has the link and its end, in London time', () => {
  const endsAt = new Date('2026-07-01T12:00:00Z');
  const { subject, html, text } = renderMail('staff-invitation', {
    ...staffSamples['staff-invitation'][0]!.data,
    endsAt,
  });

  expect(subject).toMatch(/^Choose your password for the admin/);
  expect(text).toContain('until Wednesday 1 July, 13:00 (London time)');
  const button = [...mailPage(html).querySelectorAll('a')].find((a) => a.textContent === 'Choose a password');
  expect(button?.getAttribute('href')).toBe(staffSamples['staff-invitation'][0]!.data.url);
  expect(text).toContain(staffSamples['staff-invitation'][0]!.data.url);
});

const [agreedMail, declined, unpaid] = staffSamples['staff-revision-answered'].map(({ data }) =>
  renderMail('staff-revision-answered', data),
);

it('says that a revised price was agreed, and what happens to the earlier quote', () => {
  expect(agreedMail!.subject).toBe('Agreed – VT-26-00431 – £475.22 – Eleanor Marsh');
  expect(agreedMail!.text).toContain('VT-26-00431 stands in place of VT-26-00412 from now on');
  expect(agreedMail!.text).toContain('Sizes to cut: 1194 × 350 mm');
});

it('says that no deposit was paid, and does not mention production', () => {
  expect(agreedMail!.text).toContain('Print its job sheet');
  expect(unpaid!.text).toContain('No deposit has been paid yet.');
  expect(unpaid!.text).not.toContain('Print its job sheet');
});

it('says whom to call if it was declined', () => {
  expect(declined!.subject).toBe('Please call – VT-26-00431 – revised price not agreed – Eleanor Marsh');
  expect(declined!.text).toContain('07700 900142');
  expect(declined!.text).toContain('nothing may be cut until sizes are confirmed');
});
