import { weeksToHandOver } from '@app/content';
import { countTops, formatLastValidDay, handOverText } from '@app/pricing';
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
import { formatDayAndTimes } from '../words/london-time';
import { capitalize } from '../words/typed-text';
import { orderDetails } from './tops-of-mail';

const singular = {
  top: 'top',
  topIs: 'top is',
  topWas: 'top was',
  topHas: 'top has',
  topGives: 'top gives',
  it: 'it',
  itIs: 'it is',
  doesIt: 'does it',
  doesTop: 'does your new top',
};
const plural = {
  top: 'tops',
  topIs: 'tops are',
  topWas: 'tops were',
  topHas: 'tops have',
  topGives: 'tops give',
  it: 'them',
  itIs: 'they are',
  doesIt: 'do they',
  doesTop: 'do your new tops',
} satisfies typeof singular;

/** Equal tops count one by one. */
const wordsForCount = ({ tops }: OrderMailData): typeof singular => (countTops(tops) > 1 ? plural : singular);

/** Says when the tops are delivered or collected, as far as it is known. */
function handOverSentence(data: OrderMailData): string {
  const { isDelivery, appointment } = data;
  const what = `${isDelivery ? 'deliver' : 'fetch'} ${wordsForCount(data).it}`;
  const who = isDelivery ? 'we' : 'you';
  if (appointment)
    return `${capitalize(who)} ${what} on ${formatDayAndTimes(appointment.startsAt, appointment.endsAt)}.`;
  return `Next we agree with you on which day ${who} ${what}. Please have somebody there to carry with.`;
}

function handOverDeadline(data: OrderMailData): string | null {
  if (data.appointment) return null;
  const what = data.isDelivery ? 'delivered' : 'ready to be collected';
  return `${capitalize(wordsForCount(data).itIs)} ${what} ${handOverText(weeksToHandOver, { areAgreed: true })}`;
}

type Wording = Pick<CustomerMail, 'subject' | 'title' | 'intro' | 'more'> &
  Partial<Pick<CustomerMail, 'button' | 'links' | 'facts'>>;

/** A mail about an order's progress. All of them have the same facts; the text differs. */
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

const isPositive = (pounds: string) => toPence(pounds) > 0;

const accountFacts = ({ price, received, balance, bank }: OrderAccount, reference: string) => [
  { label: 'Price inc. VAT', value: formatPounds(price) },
  { label: 'Received', value: formatPounds(received) },
  { label: 'Still to pay', value: isPositive(balance) && formatPounds(balance) },
  ...bankFacts(isPositive(balance) ? bank : null, reference),
];

function accountSentence({ price, balance, credit, dueBefore }: OrderAccount): string | null {
  if (isPositive(balance))
    return `${formatPounds(balance)} is still to pay${dueBefore ? `, by ${formatLastValidDay(dueBefore)}` : ''}. If you have paid it in the last days, you need do nothing.`;
  if (isPositive(credit))
    return `You have paid ${formatPounds(credit)} more than the price, which we refund to you.`;
  return isPositive(price) ? 'Everything is paid.' : null;
}

/** Says that the drawing is attached and what the customer should do with it. */
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

function drawingIntro({ top }: typeof singular, { isToAgree, isReminder }: DrawingMailData): string {
  if (!isToAgree) return `thank you for agreeing to the drawing of your ${top}.`;
  if (isReminder) return `the drawing of your ${top} waits for you to agree to it.`;
  return `the sizes of your ${top} have changed, and so has the drawing.`;
}

export const orderMails = {
  'order-measured': orderMail<DrawingMailData>((words, data) => ({
    subject: data.isToAgree ? 'Your sizes are agreed: please check the drawing' : 'Your sizes are agreed',
    title: 'The sizes are agreed',
    intro: `the sizes of your ${words.top} are agreed.`,
    ...drawingWording(words, data),
  })),
  'order-drawing': orderMail<DrawingMailData>((words, data) => ({
    subject: data.isToAgree ? 'Please check the drawing' : 'The drawing that you agreed to',
    title: data.isToAgree ? 'Please check the drawing' : 'Your drawing',
    intro: drawingIntro(words, data),
    ...drawingWording(words, data),
  })),
  'order-in-production': orderMail(({ topIs, itIs }, data) => ({
    subject: `Your ${topIs} in production`,
    title: 'In production',
    intro: `your ${topIs} being cut and finished in our workshop.`,
    more: [`We write to you once ${itIs} ready.`, handOverDeadline(data)],
  })),
  'order-ready': orderMail(({ topIs }, data) => ({
    subject: `Your ${topIs} ready`,
    title: `Your ${topIs} ready`,
    intro: `your ${topIs} finished.`,
    more: [handOverSentence(data)],
  })),
  'order-handed-over': orderMail<HandedOverMailData>(
    ({ top, topIs, topWas, topGives }, { isDelivery, reference, account }) => ({
      subject: isDelivery ? `Your ${topWas} delivered` : `You have fetched your ${top}`,
      title: `Your ${topIs} with you`,
      intro: `thank you for your order. We hope that the ${topGives} you joy for a long time.`,
      facts: account ? accountFacts(account, reference) : [],
      more: [
        account && accountSentence(account),
        `If something is not as it should be, tell us as soon as you see it, if possible before the ${topIs} fitted, with a picture.`,
      ],
    }),
  ),
  'order-review': orderMail<OrderReviewMailData>(({ doesTop, doesIt, topHas }, { reviewPage, orderUrl }) => ({
    subject: `How ${doesTop} look?`,
    title: `How ${doesIt} look?`,
    intro: `your ${topHas} been with you for some days. Would you tell others how it went, on ${reviewPage.name}?`,
    more: [
      'A sentence or two is plenty. We ask this once. If something is not right, please tell us instead.',
    ],
    button: { label: 'Write a review', href: reviewPage.url },
    links: [{ label: 'Open my order', href: orderUrl }],
  })),
};
