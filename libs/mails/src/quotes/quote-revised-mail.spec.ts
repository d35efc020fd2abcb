import { renderMail } from '../render-mail';
import { mailPage } from '../support/mail-page';
import { quoteRevisedMailSamples } from './quote-revised-mail.sample';

const [cheaper, delivered, dearer] = quoteRevisedMailSamples.map(({ data }) =>
  renderMail('quote-revised', data),
);

it('asks for an answer with both sizes and prices, and what is left to pay', () => {
  const { subject, text } = cheaper!;
  expect(subject).toBe(
    'Please look at your measured price – VT-26-00431 – Marble vanity top 1194 × 350 mm – £475.22',
  );
  expect(text).toContain('and so does the price: £1.78 less. Nothing is cut before you agree to it.');
  expect(text).toContain('As first quoted, VT-26-00412: £477.00\n  1200 × 350 mm');
  expect(text).toContain('As measured, VT-26-00431: £475.22\n  1194 × 350 mm');
  expect(text).toContain('Deposit paid, which counts towards it: −£47.70');
  expect(text).toContain(
    'Left to pay: £427.52\n  Once the sizes are agreed we set the day by which it is due',
  );
});

it('says what delivery costs besides, where it was ordered', () => {
  expect(delivered!.text).toContain('Left to pay: £424.02\n  And £35.00 for the delivery of your order');
  expect(cheaper!.text).not.toContain('delivery');
});

it('says what becomes of the deposit where the new price is refused, and how to cancel', () => {
  expect(cheaper!.text).toContain(
    'you may cancel as before measuring, and all that you have paid is given back.',
  );
  expect(cheaper!.text).toContain('To cancel, open the page of your order');
  const kept = { ...quoteRevisedMailSamples[0]!.data, keptIfRefused: '30.00' };
  expect(renderMail('quote-revised', kept).text).toContain('we keep £30.00 for our work');
});

it('keeps each reference on one line, which has room on no phone beside its price', () => {
  const whole = [...mailPage(cheaper!.html).querySelectorAll('span.a')].map(({ textContent }) => textContent);
  expect(whole).toEqual(expect.arrayContaining(['VT-26-00412', 'VT-26-00431']));
});

it('keeps each size in one piece, but for the plain text, which is searched', () => {
  expect(mailPage(cheaper!.html).body.textContent).toContain('1194\u00a0×\u00a0350\u00a0mm');
  expect(cheaper!.text).not.toContain('\u00a0');
});

it('leads to the page where it is answered, and to no payment', () => {
  const { quote } = quoteRevisedMailSamples[0]!.data;
  const links = [...mailPage(cheaper!.html).querySelectorAll('a')].map(({ href }) => href);
  expect(links).toContain(quote.url);
  expect(links.join(' ')).not.toContain('/payment');
});

it('speaks of no deposit where none was paid', () => {
  const { text } = dearer!;
  expect(text).toContain('£14.88 more');
  expect(text).not.toMatch(/Deposit paid|Left to pay|you may cancel/);
});
