import { company, delivery, legal, weeksToHandOver } from '@app/content';
import {
  balanceDueText,
  deliveryText,
  depositPercent,
  formatGbp,
  handOverText,
  topsPerDelivery,
} from '@app/pricing';
import { numberInWords } from '@app/ui';

/** Validity of a saved price (D4), in days. */
const quoteValidityDays = 30;
const toleranceMm = 2;

const law = legal.registeredIn && `The law of ${legal.registeredIn} applies. `;

/** Placeholder for the owner's current cancellation terms. */
export const refundRulesPlaceholder = '{what is refunded}';

/** The terms of sale. Numbers come from the code that applies them. */
export const text = {
  title: 'Terms of sale',
  intro: 'What you agree to when you order a top from us, in the words we would use on the phone.',
  who: 'Who you buy from',
  sections: [
    {
      title: 'Your quote',
      paragraphs: [
        `A saved quote holds its price for ${quoteValidityDays} days. Prices are in pounds sterling and include VAT. They cover the top as you configured it: the stone at your size, the sink and the cut-outs you chose.`,
        'If something turns out to be different from what you entered, we tell you the new price before any work begins, and you decide.',
      ],
    },
    {
      title: 'Deposit and balance',
      paragraphs: [
        `You order by paying a deposit of ${depositPercent}% of the total, which counts towards the price. It is paid by card on the page of our payment provider; we never see your card details.`,
        `Within 24 hours of the deposit we contact you to confirm measurements and details. Production begins once you have confirmed them. The rest of the price is the balance. ${balanceDueText}`,
      ],
    },
    {
      title: 'Made to your measurements',
      paragraphs: [
        'Every top is cut to the measurements that you confirm, so please check them before you do. A length that was read wrongly cannot be added again.',
        'Because they are made to your specification, the 14-day right to cancel an online purchase does not apply to our tops (Consumer Contracts Regulations 2013, regulation 28).',
      ],
    },
    {
      title: 'If you cancel',
      paragraphs: [
        'You can cancel on the page of your order, to which our emails lead, or by ringing us. Nothing is cut before you have confirmed the measurements. What we refund depends on how far the work is:',
        refundRulesPlaceholder,
      ],
    },
    {
      title: 'Tolerances',
      paragraphs: [
        `Finished tops are within ±${toleranceMm} mm of the confirmed length and width, and so are the positions of cut-outs and holes. Thickness follows the slab and may vary by as much.`,
      ],
    },
    {
      title: 'Natural variation',
      paragraphs: [
        'Stone is grown, not printed. Colour, veining and grain differ from slab to slab and within one slab. The pictures on this site are illustrations of a stone, not of your slab. Fine fissures, pits and changes of tone are part of natural stone and no fault.',
        'If the look of the slab matters to you, come and choose it in the showroom, or ask us for a picture of it before we cut.',
      ],
    },
    {
      title: 'Delivery and collection',
      paragraphs: [
        `${delivery.area && `We deliver ${delivery.area}. `}Delivery costs ${formatGbp(delivery.fee)} and covers up to ${numberInWords(topsPerDelivery).toLowerCase()} tops; for more we arrange another delivery with you. Collection from the showroom is free. The top is delivered, or ready to be collected, ${handOverText(weeksToHandOver)}`,
        `${deliveryText} The corners of stone are not strong.`,
      ],
    },
    {
      title: 'If something is wrong',
      paragraphs: [
        'Tell us as soon as you see it, if possible before the top is fitted, with a picture. Ring or write to us; we get back to you within 24 hours.',
        'Your rights under the Consumer Rights Act 2015 stand whatever these terms say: a top that is faulty, not as described or not fit for its purpose is repaired, replaced or refunded as that Act sets out.',
      ],
    },
    {
      title: 'The law that applies',
      paragraphs: [
        `${law}As a consumer you keep the protection, and may use the courts, of the part of the United Kingdom in which you live.`,
      ],
    },
  ],
  meta: {
    title: `Terms of sale - ${company.name}`,
    description:
      'Deposit, made-to-measure goods and cancellation, tolerances, natural variation of stone, delivery and complaints, in plain words.',
  },
} as const;
