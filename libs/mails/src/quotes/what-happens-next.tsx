import { deliveryFee, depositPercent, formatGbp, needsAnotherDelivery, topsPerDelivery } from '@app/pricing';
import { Actions } from '../parts/actions';
import { Questions } from '../parts/questions';
import { SectionTitle } from '../parts/title';
import { Steps } from '../parts/steps';

interface WhatHappensNextProps {
  /** How the order begins. */
  deposit: string;
  /** Where the deposit is paid; null where the links are elsewhere in the mail. */
  payUrl: string | null;
  payLabel?: string;
  /** How many tops the order would have. */
  tops?: number;
}

/** From a quote to a top. */
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

/** One delivery ends at so many tops (specification §9). */
const deliveryOf = (tops: number) =>
  needsAnotherDelivery(tops)
    ? `delivery of ${topsPerDelivery} tops is ${formatGbp(deliveryFee)}, and for the rest we arrange another with you`
    : `delivery is ${formatGbp(deliveryFee)}`;

/** 'A 10% deposit of £47.70 starts the order.' */
export const depositStarts = (amount: string): string =>
  `A ${depositPercent}% deposit of ${amount} starts the order.`;
