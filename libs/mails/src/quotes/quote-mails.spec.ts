import { renderMail } from '../render-mail';
import { aMailQuote } from '../samples/a-mail-quote';
import { mailPage } from '../mail-page';
import { differentQuotes, quoteSamples } from './quote-mails.sample';

const baskets = quoteSamples.quotes;

const aQuartzTop = aMailQuote({ material: 'Quartz', width: 340, total: '233.10' });
const links = (html: string) => [...mailPage(html).querySelectorAll('a')].map(({ href }) => href);

describe('a quote', () => {
  const { subject, html, text } = renderMail('quote', { customerName: 'Eleanor Marsh', quote: aQuartzTop });

  it('has its content and price in the subject', () => {
    expect(subject).toBe('Your quote VT-26-00412 – Quartz vanity top 1200 × 340 mm – £233.10');
  });

  it('has its link first, in HTML and text', () => {
    expect(links(html).filter((href) => !href.startsWith('tel:'))[0]).toBe(aQuartzTop.url);
    expect(text).toContain(aQuartzTop.url);
    expect(text.indexOf(aQuartzTop.url)).toBeLessThan(text.indexOf('£'));
  });

  it('has working links to our payment page and the PDF', () => {
    expect(links(html)).toEqual(expect.arrayContaining([aQuartzTop.payUrl, aQuartzTop.pdfUrl]));
  });

  it('states the last valid day in London, the next steps, and that there is no mailing list', () => {
    expect(text).toContain('The price holds to the end of 21 December 2026.');
    expect(text).toContain('nothing is cut before that');
    expect(text).toContain('You get this because you asked for it on our site. There is no list to leave.');
  });

  it('says that the sink is placed later, unless the customer has placed it', () => {
    const placed = renderMail('quote', {
      customerName: 'Eleanor Marsh',
      quote: { ...aQuartzTop, isPlaced: true },
    });
    expect(html).toContain('Sink position is agreed when we call.');
    expect(placed.html).not.toContain('Sink position');
  });

  it('shows how each amount was calculated', () => {
    expect(text).toContain(
      'Calacatta Gold, 20mm: £346.80\n  1200 × 340 mm is 40.8 units of 100 × 100 mm at £8.50',
    );
  });

  it.each([
    ['expired', 'The price held to the end of 21 December 2026.'],
    ['paid', 'The deposit on this quote is paid.'],
    ['paid-under-another', 'that one is what we make'],
    ['in-review', 'please do not pay again'],
  ] as const)('that is %s has no pay link and says why', (blocker, expected) => {
    const quote = aMailQuote({ blocker, payUrl: null });
    const blocked = renderMail('quote', { customerName: null, quote });

    expect(blocked.text).toContain(expected);
    expect(blocked.text).not.toMatch(/Pay Deposit|10% deposit/u);
  });
});

describe('the quotes of a basket', () => {
  it('are listed with size, price and link, and their sum', () => {
    const { subject, html, text } = renderMail('quotes', baskets[0]!.data);

    expect(subject).toBe('Your 3 quotes – VT-26-00412, VT-26-00413 and VT-26-00414 – £1,400.25');
    for (const quote of differentQuotes(3)) {
      expect(links(html)).toEqual(expect.arrayContaining([quote.url, quote.pdfUrl, quote.payUrl]));
      expect(text).toContain(`PDF, one page:\n  ${quote.pdfUrl}`);
      expect(text).toContain(`${quote.length} × 350 mm`);
    }
    expect(text).toContain('Total, inc. VAT: £1,400.25');
    expect(text).toContain('£140.03 for all of them');
    expect(links(html)).toContain(baskets[0]!.data.basketUrl);
    expect(text).toContain('delivery of 2 tops is £35.00, and for the rest we arrange another with you');
  });

  it('say which price ends first if they end on different days', () => {
    const { text } = renderMail('quotes', baskets[1]!.data);

    expect(text).toContain(
      'The first price to end is that of VT-26-00412: it holds to the end of 21 December 2026.',
    );
  });

  it('say if some have expired', () => {
    const [first, second] = differentQuotes(2);
    const quotes = [{ ...first!, blocker: 'expired', payUrl: null } as const, second!];
    const { text } = renderMail('quotes', {
      customerName: null,
      quotes,
      total: '863.75',
      deposit: '86.38',
      basketUrl: null,
    });

    expect(text).toContain('Prices that have not ended hold to the end of 21 December 2026.');
    expect(text).toContain('Prices may have changed since');
  });

  it('are worded like a single quote if there is only one', () => {
    const entry = { customerName: 'Eleanor Marsh', quote: aMailQuote() };
    const { total, deposit } = entry.quote;

    expect(
      renderMail('quotes', {
        customerName: 'Eleanor Marsh',
        quotes: [entry.quote],
        total,
        deposit,
        basketUrl: null,
      }),
    ).toEqual(renderMail('quote', entry));
  });
});

describe('a reminder', () => {
  const remind = (daysLeft: number) =>
    renderMail('quote-reminder', {
      customerName: 'Eleanor Marsh',
      quote: aMailQuote(),
      daysLeft,
      unsubscribeUrl: 'https://shop.example.co.uk/stop',
    });

  it.each([
    [7, 'holds for 7 more days, to the end of 21 December 2026'],
    [1, 'holds until tomorrow midnight'],
    [0, 'holds until midnight'],
  ])('with %i days left says that the price %s', (daysLeft, expected) => {
    expect(remind(daysLeft).text).toContain(expected);
  });

  it('can be stopped with one press', () => {
    expect(remind(7).text).toContain('No more reminders:\nhttps://shop.example.co.uk/stop');
    expect(links(remind(7).html)).toContain('https://shop.example.co.uk/stop');
  });
});

describe('a mail written by staff', () => {
  const write = (text: string) =>
    renderMail('quote-follow-up', { quote: aMailQuote(), subject: 'Your marble top', text });

  it('has its own subject and text, before the quote', () => {
    const { subject, text, html } = write('Dear Eleanor\r\n\r\nIt fits.\nJo');

    expect(subject).toBe('Your marble top');
    expect(text).toContain('Dear Eleanor\n\nIt fits.\nJo\n\nOpen my quote:\n');
    expect([...mailPage(html).querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Dear Eleanor', 'It fits.Jo']),
    );
  });

  it('makes links of addresses, and leaves all other text as text', () => {
    const { html } = write(
      'See (https://shop.example.co.uk/quote/x?a=1&b=2), or <b>http://a.example/b</b>. javascript:alert(1)',
    );

    // The first is the letterhead's phone number.
    const ownLinks = links(html).slice(1, 3);
    expect(ownLinks).toEqual(['https://shop.example.co.uk/quote/x?a=1&b=2', 'http://a.example/b']);
    expect(mailPage(html).querySelector('b')).toBeNull();
    expect(html).not.toMatch(/href="javascript/u);
  });

  it.each(['\u202eevil\u2066', 'a\u0000b\u0007', `${'\n'.repeat(500)}x`])(
    'is shown correctly with %j',
    (expected) => {
      const { html, text } = write(`Hello ${expected}`);

      expect(`${html}${text}`).not.toMatch(/(?!\n|\t)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u);
    },
  );
});

const [cheaper, delivered, dearer] = quoteSamples['quote-revised'].map(({ data }) =>
  renderMail('quote-revised', data),
);

it('asks for an answer, with both sizes and prices and what is left to pay', () => {
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

it('states the delivery price if delivery was ordered', () => {
  expect(delivered!.text).toContain('Left to pay: £424.02\n  And £35.00 for the delivery of your order');
  expect(cheaper!.text).not.toContain('delivery');
});

it('says what happens to the deposit if the new price is refused, and how to cancel', () => {
  expect(cheaper!.text).toContain(
    'you may cancel as before measuring, and all that you have paid is refunded.',
  );
  expect(cheaper!.text).toContain('To cancel, open the page of your order');
  const withKeptAmount = { ...quoteSamples['quote-revised'][0]!.data, keptIfRefused: '30.00' };
  expect(renderMail('quote-revised', withKeptAmount).text).toContain('we keep £30.00 for our work');
});

it('keeps each reference on one line, also on a phone', () => {
  const whole = [...mailPage(cheaper!.html).querySelectorAll('span.a')].map(({ textContent }) => textContent);
  expect(whole).toEqual(expect.arrayContaining(['VT-26-00412', 'VT-26-00431']));
});

it('keeps each size on one line, except in plain text, so that it can be searched', () => {
  expect(mailPage(cheaper!.html).body.textContent).toContain('1194\u00a0×\u00a0350\u00a0mm');
  expect(cheaper!.text).not.toContain('\u00a0');
});

it('links to the page for the answer, and to no payment', () => {
  const { quote } = quoteSamples['quote-revised'][0]!.data;
  const links = [...mailPage(cheaper!.html).querySelectorAll('a')].map(({ href }) => href);
  expect(links).toContain(quote.url);
  expect(links.join(' ')).not.toContain('/payment');
});

it('mentions no deposit if none was paid', () => {
  const { text } = dearer!;
  expect(text).toContain('£14.88 more');
  expect(text).not.toMatch(/Deposit paid|Left to pay|you may cancel/);
});
