import { weeksToHandOver } from '@app/content';
import { countTops, handOverText } from '@app/pricing';
import { formatPounds, toPence } from '@app/pricing';
import type {
  DrawingMailData,
  HandedOverMailData,
  OrderAccount,
  OrderMailData,
  OrderReviewMailData,
} from './order-mail-data';
import { type CustomerMail, customerMail } from '../parts/frame/customer-mail';
import { bankFacts } from '../parts/bank-facts';
import { dayAndTimes, lastValidDay } from '../words/london-time';
import { capitalize } from '../words/typed-text';
import { orderDetails } from './tops-of-mail';

const singular = {
  top: 'top',
  is: 'top is',
  was: 'top was',
  has: 'top has',
  gives: 'top gives',
  it: 'it',
  itIs: 'it is',
  doesIt: 'does it',
  doesTop: 'does your new top',
};
const plural = {
  top: 'tops',
  is: 'tops are',
  was: 'tops were',
  has: 'tops have',
  gives: 'tops give',
  it: 'them',
  itIs: 'they are',
  doesIt: 'do they',
  doesTop: 'do your new tops',
} satisfies typeof singular;

/** By number of pieces: each equal top is one. */
const wordsForCount = ({ tops }: OrderMailData): typeof singular => (countTops(tops) > 1 ? plural : singular);

/** When it is handed over, as far as known. */
function handOver(data: OrderMailData): string {
  const { isDelivery, appointment } = data;
  const what = `${isDelivery ? 'deliver' : 'fetch'} ${wordsForCount(data).it}`;
  const who = isDelivery ? 'we' : 'you';
  if (appointment)
    return `${capitalize(who)} ${what} on ${dayAndTimes(appointment.startsAt, appointment.endsAt)}.`;
  return `Next we agree with you on which day ${who} ${what}. Please have somebody there to carry with.`;
}

function handOverDeadline(data: OrderMailData): string | null {
  if (data.appointment) return null;
  const what = data.isDelivery ? 'delivered' : 'ready to be collected';
  return `${capitalize(wordsForCount(data).itIs)} ${what} ${handOverText(weeksToHandOver, { areAgreed: true })}`;
}

type Wording = Pick<CustomerMail, 'subject' | 'title' | 'lede' | 'more'> &
  Partial<Pick<CustomerMail, 'button' | 'links' | 'facts'>>;

/** Mails about an order's progress: the same facts, worded for each stage. */
const orderMail = <Data extends OrderMailData>(wordingOf: (words: typeof singular, data: Data) => Wording) =>
  customerMail<Data>((data) => {
    const { customerName: to, reference, tops, orderUrl } = data;
    const { subject, facts = [], ...wording } = wordingOf(wordsForCount(data), data);
    return {
      button: { label: 'Open my order', href: orderUrl },
      ...wording,
      subject: `${subject} – ${reference}`,
      to,
      facts: [...orderDetails(reference, tops), ...facts],
      why: 'You get this because of your order with us. The link to your order opens it for anybody who has this email: do not pass it on.',
    };
  });

const isSome = (pounds: string) => toPence(pounds) > 0;

const accountFacts = ({ price, received, balance, bank }: OrderAccount, reference: string) => [
  { label: 'Price inc. VAT', value: formatPounds(price) },
  { label: 'Received', value: formatPounds(received) },
  { label: 'Still to pay', value: isSome(balance) && formatPounds(balance) },
  ...bankFacts(isSome(balance) ? bank : null, reference),
];

function accountSentence({ price, balance, credit, dueBefore }: OrderAccount): string | null {
  if (isSome(balance))
    return `${formatPounds(balance)} is still to pay${dueBefore ? `, by ${lastValidDay(dueBefore)}` : ''}. If you have paid it in the last days, you need do nothing.`;
  if (isSome(credit))
    return `You have paid ${formatPounds(credit)} more than the price, which we refund to you.`;
  return isSome(price) ? 'Everything is paid.' : null;
}

/** The drawing is attached; what it is for. */
function drawingWording({ itIs }: typeof singular, data: DrawingMailData): Pick<Wording, 'more' | 'button'> {
  const isOne = data.tops.length === 1;
  if (data.isToAgree)
    return {
      more: [
        `${isOne ? 'The drawing is' : 'The drawings are'} attached, with every size and the place of each cut-out. Please check ${isOne ? 'it' : 'them'}, and agree on the page of your order: we cut the stone after that. If anything is not right, please ring us.`,
        handOverDeadline(data),
      ],
      button: { label: isOne ? 'Agree to the drawing' : 'Agree to the drawings', href: data.orderUrl },
    };
  return {
    more: [
      `${isOne ? 'The drawing that you agreed to is' : 'The drawings that you agreed to are'} attached. Next ${itIs} cut and finished in our workshop. If anything is not right, please ring us at once: what is cut cannot be made longer.`,
      handOverDeadline(data),
    ],
  };
}

export const orderMails = {
  'order-measured': orderMail<DrawingMailData>((words, data) => ({
    subject: data.isToAgree ? 'Your sizes are agreed: please check the drawing' : 'Your sizes are agreed',
    title: 'The sizes are agreed',
    lede: `the sizes of your ${words.top} are agreed.`,
    ...drawingWording(words, data),
  })),
  'order-drawing': orderMail<DrawingMailData>((words, data) => ({
    subject: data.isToAgree ? 'Please check the drawing' : 'The drawing that you agreed to',
    title: data.isToAgree ? 'Please check the drawing' : 'Your drawing',
    lede: data.isToAgree
      ? data.isReminder
        ? `the drawing of your ${words.top} waits for you to agree to it.`
        : `the sizes of your ${words.top} have changed, and so has the drawing.`
      : `thank you for agreeing to the drawing of your ${words.top}.`,
    ...drawingWording(words, data),
  })),
  'order-in-production': orderMail(({ is, itIs }, data) => ({
    subject: `Your ${is} in production`,
    title: 'In production',
    lede: `your ${is} being cut and finished in our workshop.`,
    more: [`We write to you once ${itIs} ready.`, handOverDeadline(data)],
  })),
  'order-ready': orderMail(({ is }, data) => ({
    subject: `Your ${is} ready`,
    title: `Your ${is} ready`,
    lede: `your ${is} finished.`,
    more: [handOver(data)],
  })),
  'order-handed-over': orderMail<HandedOverMailData>(
    ({ top, is, was, gives }, { isDelivery, reference, account }) => ({
      subject: isDelivery ? `Your ${was} delivered` : `You have fetched your ${top}`,
      title: `Your ${is} with you`,
      lede: `thank you for your order. We hope that the ${gives} you joy for a long time.`,
      facts: account ? accountFacts(account, reference) : [],
      more: [
        account && accountSentence(account),
        `If something is not as it should be, tell us as soon as you see it, if possible before the ${is} fitted, with a picture.`,
      ],
    }),
  ),
  'order-review': orderMail<OrderReviewMailData>(({ doesTop, doesIt, has }, { reviewPage, orderUrl }) => ({
    subject: `How ${doesTop} look?`,
    title: `How ${doesIt} look?`,
    lede: `your ${has} been with you for some days. Would you tell others how it went, on ${reviewPage.name}?`,
    more: [
      'A sentence or two is plenty. We ask this once. If something is not right, please tell us instead.',
    ],
    button: { label: 'Write a review', href: reviewPage.url },
    links: [{ label: 'Open my order', href: orderUrl }],
  })),
};
