import { company } from '@app/content';
import type { AdminQuote, FollowUpRequest } from '@app/contracts';
import { formatLastValidDay, formatPounds, formatSize } from '@app/pricing';
import { paymentUrl, quoteUrl } from '@app/web-client';
import { paymentStatusOf } from './quote-text';

export type MailOccasion = keyof typeof templates;

const occasionOf = (quote: AdminQuote, now: Date): MailOccasion => {
  if (quote.status === 'completed') return 'completed';
  if (quote.isRefunded) return 'refunded';
  if (quote.status === 'declined') return 'declined';
  if (quote.currentQuote) return 'replaced';
  if (quote.paymentBlocker === 'not-agreed') return 'not-agreed';
  const payment = paymentStatusOf(quote);
  if (payment === 'review') return 'review';
  if (quote.stage === 'delivered' || quote.stage === 'collected') return 'completed';
  if (quote.stage && quote.stage !== 'to-measure') return quote.stage;
  if (payment === 'paid') return 'paid';
  if (quote.stage) return 'ordered';
  if (new Date(quote.validUntil) <= now) return 'expired';
  return payment === 'failed' ? 'declined-card' : 'unpaid';
};

/** Per occasion: the subject, then the paragraphs between greeting and signature. */
const templates = {
  replaced: ({ currentQuote }, reference) => [
    `Your vanity top, ${reference}`,
    ...(currentQuote
      ? [`Your top now has the reference ${currentQuote.reference}: ${quoteUrl(currentQuote.id)}`]
      : []),
    'If anything is unclear, or should be different, just answer this email or ring us.',
  ],
  'not-agreed': (quote, reference) => [
    `Your measured price, ${reference}`,
    `We have measured ${topText(quote)}, and its price is ${formatPounds(quote.totalPrice)} now. Nothing is cut before you agree to it.`,
    `Please look at it and answer here: ${quoteUrl(quote.id)}`,
    'If anything looks wrong, say so on that page or ring us.',
  ],
  unpaid: (quote, reference) => [
    `Your vanity top, ${reference}`,
    `You asked us for a price for ${topText(quote)}. It comes to ${formatPounds(quote.totalPrice)}, and the price holds until ${formatLastValidDay(quote.validUntil)}.`,
    `If you would like to go ahead, a deposit of ${formatPounds(quote.expectedDeposit)} is all it takes for now: ${paymentUrl(quote.id)}`,
    'If anything is unclear, or should be different, just answer this email or ring us.',
  ],
  'declined-card': (quote, reference) => [
    `Your deposit for ${reference}`,
    `You wanted to pay the deposit for ${topText(quote)}, and your card was not accepted. That happens; nothing has been charged.`,
    `You can try once more, with the same card or another: ${paymentUrl(quote.id)}`,
    'If you would rather pay in another way, ring us and we will sort it out.',
  ],
  expired: (quote, reference) => [
    `The price of ${reference} has ended`,
    `You asked us for a price for ${topText(quote)}. That price has ended in the meantime.`,
    `Here you can see it again, with what it costs today: ${quoteUrl(quote.id)}`,
    'If you would like us to hold the old price a little longer, just ask.',
  ],
  paid: (quote, reference) => [
    `Your measurements for ${reference}`,
    `Thank you for your deposit for ${topText(quote)}.`,
    'Before we cut anything we go through the exact measurements with you. When may we ring you, and on which number?',
  ],
  measured: (quote, reference) => [
    `Your order ${reference}`,
    `The sizes of ${topText(quote)} are agreed, and we continue with it.`,
    'If anything has changed on your side, tell us as soon as you can: answer this email or ring us.',
  ],
  ordered: (_, reference) => [`Your order ${reference}`],
  'in-production': (quote, reference) => [
    `Your order ${reference}`,
    `We are making ${topText(quote)}.`,
    'If anything is unclear, answer this email or ring us.',
  ],
  ready: (quote, reference) => [
    `Your order ${reference} is ready`,
    `We have finished ${topText(quote)}.`,
    'If anything is unclear, answer this email or ring us.',
  ],
  problem: (quote, reference) => [
    `Your order ${reference}`,
    `Something is not right with ${topText(quote)}, and we are sorry about it.`,
    'We are looking into it, and ring you to agree what happens next.',
  ],
  remade: (quote, reference) => [
    `Your order ${reference}`,
    `Something is not right with ${topText(quote)}, and we are sorry about it.`,
    'We put it right at no cost to you, and let you know as soon as it is ready.',
  ],
  review: (quote, reference) => [
    `Your payment for ${reference}`,
    `We are looking at a payment for ${topText(quote)} and come back to you as soon as it is clear. Please do not pay again in the meantime.`,
  ],
  completed: (quote, reference) => [
    `Your new top, ${reference}`,
    `We hope you are enjoying ${topText(quote)}.`,
    'If anything is not as it should be, tell us; we would like to put it right.',
  ],
  refunded: (quote, reference) => [
    `Your refund for ${reference}`,
    `We have refunded your deposit for ${topText(quote)}. It goes to the card that paid it, and nothing more is made.`,
    'If you would like a top from us after all, or something is not right, answer this email or ring us.',
  ],
  declined: (quote, reference) => [
    `About your quote ${reference}`,
    `Thank you for asking us for ${topText(quote)}. As it stands we cannot make it for you.`,
    'There may be another way: answer this email or ring us, and we will look at it together.',
  ],
} satisfies Record<string, (quote: AdminQuote, reference: string) => [string, ...string[]]>;

const topText = ({ quantity, color, length, width }: AdminQuote): string =>
  `the ${quantity > 1 ? `${quantity} tops` : 'top'} in ${color.name}, ${formatSize({ lengthMm: length, widthMm: width })}`;

/** The suggested mail, which staff can edit (D30). */
export function followUpMail(
  quote: AdminQuote,
  now: Date,
  occasion = occasionOf(quote, now),
): FollowUpRequest {
  const { reference } = (occasion === 'replaced' && quote.currentQuote) || (quote.order ?? quote);
  const [subject, ...paragraphs] = templates[occasion](quote, reference);
  return {
    subject,
    text: [
      quote.customerName ? `Dear ${quote.customerName},` : 'Hello,',
      ...paragraphs,
      `${company.name}, ${company.phone.display}`,
    ].join('\n\n'),
  };
}
