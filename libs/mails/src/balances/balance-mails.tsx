import { formatPounds } from '@app/pricing';
import type { MailKind } from '../mail-data';
import type { MailTemplate } from '../mail-template';
import { Actions } from '../parts/actions';
import { Facts } from '../parts/facts';
import { Figure } from '../parts/figure';
import { Footer } from '../parts/footer';
import { Paragraph } from '../parts/paragraph';
import { Questions } from '../parts/questions';
import { Title } from '../parts/title';
import { lastValidDay } from '../words/london-time';
import { callName } from '../words/typed-words';

type BalanceMailKind = Extract<MailKind, `balance-${string}`>;

interface Wording {
  subject: string;
  title: string;
  /** Begins in small letters, after the name. */
  lede: (day: string, reference: string) => string;
}

const wordings: Readonly<Record<BalanceMailKind, Wording>> = {
  'balance-asked': {
    subject: 'Your balance',
    title: 'Your balance',
    lede: (day, reference) =>
      `the sizes of your top are agreed. Please pay the rest of its price, quote ${reference}, by ${day}.`,
  },
  'balance-reminder': {
    subject: 'Reminder: your balance',
    title: 'Your balance is due soon',
    lede: (day, reference) => `the rest of the price of quote ${reference} is due by ${day}.`,
  },
  'balance-overdue': {
    subject: 'Overdue: your balance',
    title: 'Your balance is overdue',
    lede: (day, reference) =>
      `the rest of the price of quote ${reference} was due by ${day}, and has not reached us.`,
  },
};

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const toTemplate = ({ subject, title, lede }: Wording): MailTemplate<BalanceMailKind> => ({
  subject: ({ balance, reference }) => `${subject} – ${formatPounds(balance)} for quote ${reference}`,
  preview: ({ dueBefore }) => `Due by ${lastValidDay(dueBefore)}.`,
  Body(data) {
    const { customerName, reference, dueBefore, totalAmount, receivedAmount, balance, smallestPart } = data;
    const name = callName(customerName);
    const words = lede(lastValidDay(dueBefore), reference);
    return (
      <>
        <Title>{title}</Title>
        <Paragraph isLede>{name ? `Hello ${name}, ${words}` : capital(words)}</Paragraph>
        <Figure label="Still to pay" amount={formatPounds(balance)} />
        <Actions button={{ label: 'Pay balance', href: data.orderUrl }} />
        <Facts
          facts={[
            { label: 'Price inc. VAT', value: formatPounds(totalAmount) },
            { label: 'Received', value: formatPounds(receivedAmount) },
            { label: 'Due by', value: lastValidDay(dueBefore) },
            {
              label: 'In parts',
              value: smallestPart && `You can pay it in parts of ${formatPounds(smallestPart)} or more.`,
            },
          ]}
        />
        <Paragraph>
          The button opens your order, where you pay by card. If you have paid in another way in the last
          days, you need do nothing.
        </Paragraph>
        <Questions />
        <Footer
          why={[
            'You get this because of your order with us. The button opens it for whoever has this mail: do not pass it on.',
          ]}
        />
      </>
    );
  },
});

/** Letters about the rest of a price: the same facts, said when it is asked for, when it is due soon, and when it is late. */
export const balanceMails = {
  'balance-asked': toTemplate(wordings['balance-asked']),
  'balance-reminder': toTemplate(wordings['balance-reminder']),
  'balance-overdue': toTemplate(wordings['balance-overdue']),
};
