import { delivery } from '@app/content';
import { depositPercent, formatGbp, formatPounds, needsAnotherDelivery, topsPerDelivery } from '@app/pricing';
import type { MailQuote } from './quote-mail-data';
import { Actions } from '../parts/actions';
import { QuotedMessage } from '../parts/quoted-message';
import { Lines } from '../parts/lines';
import { Paragraph } from '../parts/paragraph';
import { Plan } from '../parts/plan';
import { Questions } from '../parts/questions';
import { Steps } from '../parts/steps';
import { SectionTitle } from '../parts/frame/title';
import { blockerText, hasSink, quoteLines, topInShort } from '../words/quote-text';

/** A saved quote: link, plan, and price. */
export function QuoteFacts({ quote }: { quote: MailQuote }) {
  const sinkPosition = hasSink(quote) && !quote.isPlaced ? ' Sink position is agreed when we call.' : '';
  return (
    <>
      <Actions
        button={{ label: 'Open my quote', href: quote.url }}
        links={[{ label: 'PDF, one page', href: quote.pdfUrl }]}
      />
      <Plan plan={quote.plan} caption={`${quote.reference}, ${topInShort(quote)}.${sinkPosition}`} />
      <Lines lines={quoteLines(quote)} total={formatPounds(quote.total)} />
      {quote.notes && <QuotedMessage title="Your note" words={quote.notes} isRepeated />}
    </>
  );
}

/** The next step from a quote, or why there is none. */
export function NextStepFromQuote({ quote }: { quote: MailQuote }) {
  if (quote.payUrl)
    return (
      <WhatHappensNext
        deposit={`A ${depositPercent}% deposit of ${formatPounds(quote.deposit)} starts the order.`}
        payUrl={quote.payUrl}
        tops={quote.quantity}
      />
    );
  return (
    <>
      {quote.blocker && <Paragraph>{blockerText[quote.blocker]}</Paragraph>}
      <Questions />
    </>
  );
}

interface WhatHappensNextProps {
  /** How the order starts. */
  deposit: string;
  /** null if the links are elsewhere in the mail. */
  payUrl: string | null;
  payLabel?: string;
  /** Number of tops in the order. */
  tops?: number;
}

/** The steps from quote to top. */
export function WhatHappensNext({
  deposit,
  payUrl,
  payLabel = 'Pay Deposit',
  tops = 1,
}: WhatHappensNextProps) {
  return (
    <>
      <SectionTitle>What happens next</SectionTitle>
      <Steps
        steps={[
          deposit,
          'Within 24 hours we ring to confirm the measurements, and nothing is cut before that.',
          `Production begins once you have confirmed them. Collection is free; ${deliveryOf(tops)}.`,
        ]}
      />
      {payUrl && <Actions links={[{ label: payLabel, href: payUrl }]} />}
      <Questions />
    </>
  );
}

/** One delivery takes a limited number of tops (specification §9). */
const deliveryOf = (tops: number) =>
  needsAnotherDelivery(tops)
    ? `delivery of ${topsPerDelivery} tops is ${formatGbp(delivery.fee)}, and for the rest we arrange another with you`
    : `delivery is ${formatGbp(delivery.fee)}`;
