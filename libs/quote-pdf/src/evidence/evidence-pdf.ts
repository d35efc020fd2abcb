import { formatDay, formatGbp, type Pence } from '@app/pricing';
import { page, Paper } from '../paper/paper';
import { drawFootLines } from '../sheet/draw-foot';
import { drawSender } from '../sheet/draw-head';
import { styles } from '../sheet/styles';
import { drawTable, fitTable, layOutTable, type TableSetting } from '../sheet/table';
import { loadTypefaces } from '../type/typefaces';

/** Evidence for the card provider about a chargeback: a payment that the customer's bank took back. */
export interface EvidencePdfData {
  /** OR-26-00031. */
  order: string;
  madeAt: Date;
  seller: { tradingName: string; name: string; address: string; reach: string };
  customer: { name: string; email: string | null; phone: string | null; address: string | null };
  payment: { amount: Pence; chargedBack: Pence; paidAt: Date; transactionCode: string | null };
  /** What was ordered, with its price. */
  tops: readonly { reference: string; description: string; price: Pence }[];
  price: Pence;
  /** Oldest first. */
  events: readonly { at: Date; text: string }[];
}

const text = {
  title: 'Evidence for a card payment',
  when: 'When',
  what: 'What happened',
  payment: ({ amount, paidAt, transactionCode, chargedBack }: EvidencePdfData['payment']) =>
    `Payment: ${formatGbp(amount)} by card on ${formatDay(paidAt)}${
      transactionCode ? `, transaction ${transactionCode}` : ''
    }. Taken back by the bank: ${formatGbp(chargedBack)}.`,
  customer: ({ name, email, phone, address }: EvidencePdfData['customer']) =>
    `Customer: ${[name, email, phone, address?.replaceAll('\n', ', ')].filter(Boolean).join(', ')}.`,
  order: (reference: string, price: Pence) => `Order ${reference}, ${formatGbp(price)} inc. VAT:`,
  top: ({ reference, description, price }: EvidencePdfData['tops'][number]) =>
    `${reference}: ${description}, ${formatGbp(price)}.`,
  foot: 'From the records of the shop, which keeps each of these events as it happened.',
} as const;

const settings: readonly [TableSetting, ...TableSetting[]] = [
  { size: 11.5, rowPadding: 5, maxLines: 3 },
  { size: 10.5, rowPadding: 2, maxLines: 2 },
  { size: 8.5, rowPadding: 0.5, maxLines: 1 },
  { size: 7, rowPadding: 0, maxLines: 1 },
];
const footTop = page.bottom - 36;
const maxLinesPerFact = 3;
const maxTops = 8;
const lineHeight = 17;

/** One page of A4. If there are too many events, those in the middle are left out. */
export async function evidencePdf(data: EvidencePdfData): Promise<Buffer> {
  const { order, madeAt, seller, customer, payment, tops, price } = data;
  const paper = new Paper(await loadTypefaces(data), {
    title: `${text.title}, ${order}`,
    author: seller.name,
    subject: text.title,
    dated: madeAt,
  });
  drawSender(paper, seller.tradingName, [seller.name, seller.address, seller.reach]);
  let y = page.top + 118;
  paper.write('H1', text.title, { ...styles.title, size: 30 }, { x: page.left, y });
  y += 34;
  const facts = [
    text.payment(payment),
    text.customer(customer),
    text.order(order, price),
    ...tops.slice(0, maxTops).map(text.top),
  ];
  for (const fact of facts) {
    const lines = paper.linesOf(fact, styles.body, page.width, maxLinesPerFact);
    paper.write('P', lines, styles.body, { x: page.left, y });
    y += lines.length * lineHeight + 4;
  }
  const columns = [
    { head: text.when, x: page.left, width: 120 },
    { head: text.what, x: page.left + 132, width: page.width - 132 },
  ];
  const texts = withoutMiddle(data.events).map(({ at, text: words }) => [formatDay(at), words]);
  const room = footTop - y - 30;
  drawTable(
    paper,
    fitTable(settings, room, (setting) => layOutTable(paper, columns, texts, setting)),
    y + 8,
  );
  drawFootLines(paper, footTop, [text.foot], `${order}, page 1 of 1`);
  return paper.finish();
}

const maxEvents = 34;

function withoutMiddle<Event>(events: readonly Event[]): readonly Event[] {
  if (events.length <= maxEvents) return events;
  return [...events.slice(0, maxEvents / 2), ...events.slice(-maxEvents / 2)];
}
