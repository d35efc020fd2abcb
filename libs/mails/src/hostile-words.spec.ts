// @module-tag thorough
import { renderMail } from './render-mail';
import { aDeposit } from './samples/a-deposit';
import { aMailQuote } from './samples/a-mail-quote';
import { aMessage, aTradeInquiry, aWantedTop } from './samples/a-message';
import type { MailSample } from './samples/mail-sample';
import { renderSample } from './samples/render-sample';
import { mailPage } from './support/mail-page';

const hostile = [
  ['a script', '<script>alert(1)</script>'],
  ['a picture that fails', '"><img src=x onerror=alert(1)>'],
  ['the end of a cell', '</td></tr></table><h1>We moved: pay here</h1>'],
  ['a style', '<style>*{display:none}</style>'],
  ['a comment for Outlook', '<!--[if mso]><b>x</b><![endif]-->'],
  ['a link', '<a href="https://evil.example">Open my quote</a>'],
  ['an address', 'https://evil.example/pay?x=1'],
  ['a script as an address', 'javascript:alert(1)'],
  ['template syntax', '{{constructor.constructor("x")()}} ${7*7} <%= 1 %> #{2}'],
  ['a header', 'Eleanor\r\nBcc: everybody@example.com'],
  ['a header, escaped', 'Eleanor%0d%0aBcc: everybody@example.com'],
  ['a line separator', 'Eleanor\u2028Bcc: everybody@example.com'],
  ['a turned direction', 'Eleanor \u202Egpj.exe\u2066'],
  ['control characters', 'El\u0000ea\u0007nor\u001B[31m'],
  ['half a character', 'Eleanor \uD83D'],
  ['a bare carriage return', 'Eleanor\rBcc: everybody@example.com'],
  ['the end of the mail', 'Eleanor\r\n.\r\nMAIL FROM:<eve@evil.example>\r\n'],
  ['another attribute', "Eleanor' style='position:fixed' x='"],
  ['a pattern that stands for what was replaced', "$& $1 $' $`"],
  ['a comment that hides the rest', 'Eleanor <!--'],
  ['an entity', '&lt;b&gt; &amp;nbsp; &#x202E;'],
  ['a word without an end', 'x'.repeat(10_000)],
  ['a line that looks like ours', 'Hello\n\nOpen my quote:\nhttps://evil.example'],
] as const;

/** Every mail with the words in every field that a visitor fills in. */
const mailsWith = (words: string): MailSample[] => {
  const quote = aMailQuote({ notes: words });
  const deposit = aDeposit({ customerName: words, quotes: [quote], deliveryAddress: words });
  const message = {
    ...aMessage({ firstName: words, lastName: words, phone: words, message: words }),
    configuration: aWantedTop({ notes: words }),
  };
  const trade = aTradeInquiry({
    companyName: words,
    contactName: words,
    phone: words,
    projectType: words,
    quantity: words,
    materials: words,
    specifications: words,
    timeline: words,
    edgingRequirements: words,
    additionalDetails: words,
  });
  const url = 'https://shop.example.co.uk/x';
  const at = new Date('2026-11-22T10:42:00Z');
  const toStaff = { answerBefore: at, adminUrl: url };
  const customer = { customerName: words, email: 'eleanor@example.com', phone: words };
  return [
    { kind: 'quote', name: '', data: { customerName: words, quote } },
    {
      kind: 'quotes',
      name: '',
      data: { customerName: words, quotes: [quote], total: '1.00', deposit: '0.10', basketUrl: null },
    },
    // What staff write is theirs: addresses in it lead somewhere.
    { kind: 'quote-follow-up', name: '', data: { quote, subject: 'Your top', text: 'Dear Eleanor' } },
    {
      kind: 'quote-reminder',
      name: '',
      data: { customerName: words, quote, daysLeft: 2, unsubscribeUrl: url },
    },
    { kind: 'deposit-confirmation', name: '', data: deposit },
    {
      kind: 'payment-not-completed',
      name: '',
      data: {
        customerName: words,
        wasDeclined: true,
        references: ['VT-26-00412'],
        depositAmount: '1.00',
        retryUrl: url,
      },
    },
    {
      kind: 'invoice',
      name: '',
      data: {
        customerName: words,
        kind: 'final',
        number: 'F-2026-00001',
        reference: 'VT-26-00412',
        amount: '1.00',
        issuedAt: at,
      },
    },
    {
      kind: 'payment-received',
      name: '',
      data: {
        customerName: words,
        reference: 'VT-26-00412',
        amount: '1.00',
        means: 'cash',
        paidAt: at,
        totalAmount: '2.00',
        receivedAmount: '1.00',
        balance: '1.00',
        credit: '0.00',
        order: {
          ...aDeposit({ quotes: [quote], deliveryAddress: words }),
          termsUrl: 'https://shop.example.co.uk/terms',
        },
      },
    },
    {
      kind: 'balance-asked',
      name: '',
      data: {
        customerName: words,
        reference: 'VT-26-00412',
        dueBefore: at,
        totalAmount: '2.00',
        receivedAmount: '1.00',
        balance: '1.00',
        smallestPart: null,
        orderUrl: url,
      },
    },
    {
      kind: 'deposit-refunded',
      name: '',
      data: {
        customerName: words,
        references: ['VT-26-00412'],
        amount: '1.00',
        reason: words,
        wasDeposit: true,
        charges: 1,
        refundedAt: at,
      },
    },
    { kind: 'contact-acknowledgement', name: '', data: message },
    { kind: 'trade-acknowledgement', name: '', data: trade },
    {
      kind: 'inquiry-answer',
      name: '',
      data: { reference: 'INQ-90B4B063', text: 'Dear Eleanor', asked: words },
    },
    {
      kind: 'staff-deposit-paid',
      name: '',
      data: { ...deposit, ...customer, callBefore: at, isPaidByAnother: true, adminUrl: url },
    },
    {
      kind: 'staff-payment-review',
      name: '',
      data: {
        ...customer,
        references: [],
        depositAmount: '1.00',
        reason: words,
        lookBefore: at,
        adminUrl: url,
      },
    },
    { kind: 'staff-contact', name: '', data: { ...message, ...toStaff } },
    { kind: 'staff-trade', name: '', data: { ...trade, ...toStaff } },
    { kind: 'staff-invitation', name: '', data: { firstName: words, url, endsAt: at } },
  ];
};

/** What a mail is made of, whatever words stand in it; they may take more lines, and a number may be none to dial. */
const shape = (html: string) =>
  [...mailPage(html).querySelectorAll('*:not(br, a[href^="tel:"])')].map((element) =>
    element.localName === 'a' ? element.getAttribute('href') : element.localName,
  );

const calm = mailsWith('Eleanor').map((mail) => shape(renderSample(mail).html));

it.each(hostile)('%s stays words in every mail', (_, words) => {
  mailsWith(words).forEach((mail, index) => {
    const { subject, html, text } = renderSample(mail);

    expect(shape(html)).toEqual(calm[index]);
    expect(Buffer.byteLength(html)).toBeLessThan(140_000);
    expect(subject.length).toBeLessThanOrEqual(160);
    expect(subject).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u);
    expect(`${html}${text}`).not.toMatch(/(?!\n|\t)\p{Cc}|[\u2028\u2029\u202A-\u202E\u2066-\u2069]|\p{Cs}/u);
    // A line of plain text that is not marked as somebody's is ours.
    expect(text).not.toMatch(/^\s*(?:Bcc:|https:\/\/evil)/mu);
  });
});

it.each([
  'contact-acknowledgement',
  'trade-acknowledgement',
  'quote',
  'quotes',
  'quote-reminder',
  'deposit-confirmation',
  'payment-not-completed',
] as const)('%s makes no link of what a visitor typed, since nobody has proved the address', (kind) => {
  const mail = mailsWith('see https://evil.example/pay or www.evil.example').find(
    (one) => one.kind === kind,
  )!;
  const { html, text } = renderSample(mail);

  expect(`${html}${text}`).not.toMatch(/https?:\/\/evil|www\.evil|evil\.example/u);
});

it('repeats to its sender no more of a message than shows that it has arrived', () => {
  const message = 'word '.repeat(800);

  expect(renderMail('contact-acknowledgement', aMessage({ message })).text.length).toBeLessThan(1_200);
});

it('gives the team every character of the longest message', () => {
  const message = `${'A wall, not square. '.repeat(199)}The very end.`.slice(-4_000);
  const { html, text } = renderMail('staff-contact', {
    ...aMessage({ message }),
    answerBefore: new Date('2026-11-22T10:42:00Z'),
    adminUrl: 'https://shop.example.co.uk/admin',
  });

  expect(mailPage(html).body.textContent).toContain(message.trim());
  expect(text).toContain(`> ${message.trim()}`);
});
