// @module-tag thorough
import { renderMail } from './render-mail';
import { aMessage } from './samples/a-message';
import type { MailSample } from './samples/mail-sample';
import { mailSamples, renderSample } from './samples/mail-samples';
import { mailPage } from './mail-page';

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

/** Fields that visitors, or staff about them, fill in. */
const typedFields = new Set(
  `customerName firstName lastName companyName contactName phone message notes projectType quantity materials specifications
   timeline edgingRequirements additionalDetails deliveryAddress place reason asked`.split(/\s+/u),
);

const withText = (data: unknown, text: string): unknown => {
  if (Array.isArray(data)) return data.map((mail) => withText(mail, text));
  if (data === null || typeof data !== 'object' || data instanceof Date) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      typedFields.has(key) && typeof value !== 'number' ? text : withText(value, text),
    ]),
  );
};

const mailsWithoutReason = mailSamples.filter(
  ({ kind, name }, index) =>
    // Its reason is our own text.
    kind !== 'staff-alert' &&
    (kind !== mailSamples[index - 1]?.kind || name === 'a top too long for the calculator'),
);
/** Every mail, with this text in every field that people fill in. */
const mailsWith = (text: string) =>
  mailsWithoutReason.map((sample) => ({ ...sample, data: withText(sample.data, text) }) as MailSample);

/** A mail's structure whatever its text; long text may take more lines, and a number may not be dialable. */
const shape = (html: string) =>
  [...mailPage(html).querySelectorAll('*:not(br, a[href^="tel:"])')].map((element) =>
    element.localName === 'a' ? element.getAttribute('href') : element.localName,
  );

const usualShapes = mailsWith('Eleanor').map((mail) => shape(renderSample(mail).html));

it.each(hostile)('%s stays text in every mail', (_, input) => {
  mailsWith(input).forEach((mail, index) => {
    const { subject, html, text } = renderSample(mail);

    expect(shape(html)).toEqual(usualShapes[index]);
    expect(Buffer.byteLength(html)).toBeLessThan(140_000);
    expect(subject.length).toBeLessThanOrEqual(160);
    expect(subject).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u);
    expect(`${html}${text}`).not.toMatch(/(?!\n|\t)\p{Cc}|[\u2028\u2029\u202A-\u202E\u2066-\u2069]|\p{Cs}/u);
    // Lines of plain text without a quote mark are our own text.
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
] as const)('%s makes no link from a visitor’s text, as the address is not verified', (kind) => {
  const mails = mailsWith('see https://evil.example/pay or www.evil.example');
  const { html, text } = renderSample(mails.find((mail) => mail.kind === kind)!);

  expect(`${html}${text}`).not.toMatch(/https?:\/\/evil|www\.evil|evil\.example/u);
});

it('repeats only the start of a message to its sender', () => {
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
