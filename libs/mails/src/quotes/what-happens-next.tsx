import { deliveryFee, depositPercent, formatGbp } from '@app/pricing';
import { Actions } from '../parts/actions';
import { Questions } from '../parts/questions';
import { SectionTitle } from '../parts/section-title';
import { Steps } from '../parts/steps';

interface WhatHappensNextProps {
  /** How the order begins. */
  deposit: string;
  /** Where the deposit is paid; null where the links are elsewhere in the mail. */
  payUrl: string | null;
}

/** From a quote to a top. */
export function WhatHappensNext({ deposit, payUrl }: WhatHappensNextProps) {
  return (
    <>
      <SectionTitle>What happens next</SectionTitle>
      <Steps
        steps={[
          deposit,
          'Within 24 hours we ring to confirm the measurements, and nothing is cut before that.',
          `Production begins once you have confirmed them. Collection is free; delivery is ${formatGbp(deliveryFee)}.`,
        ]}
      />
      {payUrl && <Actions links={[{ label: 'Pay Deposit', href: payUrl }]} />}
      <Questions />
    </>
  );
}

/** 'A 10% deposit of £47.70 starts the order.' */
export const depositStarts = (amount: string): string =>
  `A ${depositPercent}% deposit of ${amount} starts the order.`;
