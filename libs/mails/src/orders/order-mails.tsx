import { weeksToHandOver } from '@app/content';
import { countTops, handOverWords } from '@app/pricing';
import type { OrderMailData, OrderReviewMailData } from '../mail-data';
import { type Action, Actions } from '../parts/actions';
import { Facts } from '../parts/facts';
import { Footer } from '../parts/footer';
import { Paragraph } from '../parts/paragraph';
import { Questions } from '../parts/questions';
import { Title } from '../parts/title';
import { dayAndTimes } from '../words/london-time';
import { stoneAndSize } from '../words/quote-words';
import { callName } from '../words/typed-words';

interface Wording<Data extends OrderMailData> {
  subject: string;
  title: string;
  /** Begins in small letters, after the name. */
  lede: string;
  /** What comes next, and what helps. */
  more: readonly string[];
  button: (data: Data) => Action;
  links?: (data: Data) => readonly Action[];
}

/** 'VT-26-00412 and 23 more'. */
function namedTogether([first, ...others]: OrderMailData['orders']): string {
  return `${first?.reference ?? ''}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}

const openOrder = ({ orderUrl }: OrderMailData): Action => ({ label: 'Open my order', href: orderUrl });

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const one = {
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
const many = {
  top: 'tops',
  is: 'tops are',
  was: 'tops were',
  has: 'tops have',
  gives: 'tops give',
  it: 'them',
  itIs: 'they are',
  doesIt: 'do they',
  doesTop: 'do your new tops',
} satisfies typeof one;

/** They are told of as they are cut: each equal top is one. */
const wordsFor = ({ orders }: OrderMailData): typeof one => (countTops(orders) > 1 ? many : one);

/** When it is handed over, as far as that is known. */
function handOver(data: OrderMailData): string {
  const { isDelivery, appointment } = data;
  const what = `${isDelivery ? 'deliver' : 'fetch'} ${wordsFor(data).it}`;
  const who = isDelivery ? 'we' : 'you';
  if (appointment)
    return `${capital(who)} ${what} on ${dayAndTimes(appointment.startsAt, appointment.endsAt)}.`;
  return `Next we agree with you on which day ${who} ${what}. Please have somebody there to carry with.`;
}

/** By when it is handed over, as long as there is no day for that. */
function byWhen(data: OrderMailData): readonly string[] {
  if (data.appointment) return [];
  const what = data.isDelivery ? 'delivered' : 'ready to be collected';
  return [`${capital(wordsFor(data).itIs)} ${what} ${handOverWords(weeksToHandOver, { areAgreed: true })}`];
}

const wordings = {
  measured: (data: OrderMailData): Wording<OrderMailData> => ({
    subject: 'Your sizes are agreed',
    title: 'The sizes are agreed',
    lede: `the sizes of your ${wordsFor(data).top} are agreed.`,
    more: [
      `Next ${wordsFor(data).itIs} cut and finished in our workshop. If one of the sizes is not what you told us, please ring us at once: what is cut cannot be made longer.`,
      ...byWhen(data),
    ],
    button: openOrder,
  }),
  inProduction: (data: OrderMailData): Wording<OrderMailData> => ({
    subject: `Your ${wordsFor(data).is} in production`,
    title: 'In production',
    lede: `your ${wordsFor(data).is} being cut and finished in our workshop.`,
    more: [`We write to you once ${wordsFor(data).itIs} ready.`, ...byWhen(data)],
    button: openOrder,
  }),
  ready: (data: OrderMailData): Wording<OrderMailData> => ({
    subject: `Your ${wordsFor(data).is} ready`,
    title: `Your ${wordsFor(data).is} ready`,
    lede: `your ${wordsFor(data).is} finished.`,
    more: [handOver(data)],
    button: openOrder,
  }),
  handedOver: (data: OrderMailData): Wording<OrderMailData> => ({
    subject: data.isDelivery
      ? `Your ${wordsFor(data).was} delivered`
      : `You have fetched your ${wordsFor(data).top}`,
    title: `Your ${wordsFor(data).is} with you`,
    lede: `thank you for your order. We hope that the ${wordsFor(data).gives} you joy for a long time.`,
    more: [
      `If something is not as it should be, tell us as soon as you see it, if possible before the ${wordsFor(data).is} fitted, with a picture.`,
    ],
    button: openOrder,
  }),
  review: ({ reviewPage, ...data }: OrderReviewMailData): Wording<OrderReviewMailData> => ({
    subject: `How ${wordsFor(data).doesTop} look?`,
    title: `How ${wordsFor(data).doesIt} look?`,
    lede: `your ${wordsFor(data).has} been with you for some days. Would you tell others how it went, on ${reviewPage.name}?`,
    more: [
      'A sentence or two is plenty. We ask this once. If something is not right, please tell us instead.',
    ],
    button: () => ({ label: 'Write a review', href: reviewPage.url }),
    links: (data) => [openOrder(data)],
  }),
};

const toTemplate = <Data extends OrderMailData>(wordingOf: (data: Data) => Wording<Data>) => ({
  subject: (data: Data) => `${wordingOf(data).subject} – ${namedTogether(data.orders)}`,
  preview: (data: Data) => capital(wordingOf(data).lede),
  Body(data: Data) {
    const { title, lede, more, button, links } = wordingOf(data);
    const name = callName(data.customerName);
    return (
      <>
        <Title>{title}</Title>
        <Paragraph isLede>{name ? `Hello ${name}, ${lede}` : capital(lede)}</Paragraph>
        <Actions button={button(data)} links={links?.(data)} />
        <Facts
          facts={
            data.orders.length > 1
              ? data.orders.map((order) => ({ label: order.reference, value: stoneAndSize(order) }))
              : data.orders.flatMap((order) => [
                  { label: 'Top', value: stoneAndSize(order) },
                  { label: 'Order', value: order.reference },
                ])
          }
        />
        {more.map((words) => (
          <Paragraph key={words}>{words}</Paragraph>
        ))}
        <Questions />
        <Footer
          why={[
            'You get this because of your order with us. The link to your order opens it for whoever has this mail: do not pass it on.',
          ]}
        />
      </>
    );
  },
});

/** Letters about how far an order is: the same facts, said for each stage. */
export const orderMails = {
  'order-measured': toTemplate(wordings.measured),
  'order-in-production': toTemplate(wordings.inProduction),
  'order-ready': toTemplate(wordings.ready),
  'order-handed-over': toTemplate(wordings.handedOver),
  'order-review': toTemplate(wordings.review),
};
