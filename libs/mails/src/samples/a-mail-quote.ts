import { depositOf, pence, priceQuote, timesQuantity, toPence, toPounds } from '@app/pricing';
import type { MailQuote } from '../quotes/quote-mail-data';
import { hasSink } from '../words/quote-text';

const site = 'https://shop.example.co.uk';

type Priced = Pick<MailQuote, 'color' | 'length' | 'width' | 'quantity' | 'sink' | 'cutouts'>;

/** Computed with sample prices, so that the figures are consistent. */
function price({
  color,
  length,
  width,
  quantity,
  sink,
  cutouts,
}: Priced): Pick<MailQuote, 'lines' | 'total' | 'deposit'> {
  const one = priceQuote({
    size: { lengthMm: length, widthMm: width },
    color: { name: color, ratePerUnit: toPence('8.50') },
    sink: hasSink({ sink }) ? { name: sink, price: pence(9_500) } : null,
    cutouts: cutouts.map((name) => ({ name, price: pence(2_500) })),
  });
  const { lines, total } = timesQuantity(one, quantity);
  return {
    lines: lines.map((line) => ({ ...line, amount: toPounds(line.amount) })),
    total: toPounds(total),
    deposit: toPounds(depositOf(total)),
  };
}

export function aMailQuote(changes: Partial<MailQuote> = {}): MailQuote {
  const id = 'q3vX2mB9T1aZ7kLp4RsW8Q';
  const top = {
    color: 'Calacatta Gold',
    length: 1200,
    width: 350,
    quantity: 1,
    sink: 'Undermount Oval',
    cutouts: ['Tap hole, 35 mm'],
    ...changes,
  };
  return {
    reference: 'VT-26-00412',
    material: 'Marble',
    thickness: '20mm',
    notes: null,
    savedAt: new Date('2026-11-21T10:02:00Z'),
    validUntil: new Date('2026-12-22T00:00:00Z'),
    url: `${site}/quote/${id}`,
    pdfUrl: `${site}/api/quotes/${id}/pdf`,
    payUrl: `${site}/payment?quote=${id}`,
    blocker: null,
    plan: {
      cid: 'plan',
      width: 1072,
      height: 450,
      alt: 'Plan, 1200 by 350 millimetres, oval sink, one tap hole',
    },
    ...price(top),
    ...top,
  };
}
