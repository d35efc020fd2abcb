import { formatPounds } from '../money/format-gbp';
import { toPence } from '../money/decimal';

/** What is kept at each stage, in pounds; null: all that was paid. */
interface KeptAmounts {
  toMeasure: string | null;
  measured: string | null;
  cut: string | null;
}

const sentence = (kept: string | null): string => {
  if (kept === null) return 'nothing is refunded, as the top is made to measure';
  return toPence(kept) === 0
    ? 'all that you have paid is refunded'
    : `we keep ${formatPounds(kept)} for our work, never more than the deposit, and refund the rest`;
};

/** The refund on cancelling, in the words of terms, mails and pages. */
export const cancellingText = ({ toMeasure, measured, cut }: KeptAmounts): string[] => [
  `Until the sizes are agreed with you, ${sentence(toMeasure)}.`,
  `From then until your stone is cut, ${sentence(measured)}.`,
  `Once it is being cut, ${sentence(cut)}.`,
];

/**
 * What happens to the deposit if the customer refuses the price after measuring: until it is answered, and after a
 * refusal, the order is treated as before its sizes were agreed (decision 71).
 * @param toMeasure what is kept until the sizes are agreed; undefined: not known here
 */
export const refusedPriceText = (toMeasure: string | null | undefined): string => {
  const fate = toMeasure === undefined ? '' : `, and ${sentence(toMeasure)}`;
  return `If you do not agree to the new price, the sizes count as not agreed: as long as nothing is cut, you may cancel as before measuring${fate}.`;
};

export const howToCancel = 'To cancel, open the page of your order, to which our emails lead, or ring us.';

/** Staff request the balance with a due date once sizes are agreed (decision 73). */
export const balanceDueText =
  'Once the sizes are agreed we set the day by which it is due, and send you an email that says so.';

/** The same, once they are. */
export const balanceNextText = 'Next we set the day by which it is due, and send you an email that says so.';

/** Where a delivery ends, in the words of site, mails and terms. */
export const toYourDoor = 'to your door';

export const deliveryText = `We bring the top ${toYourDoor}. It is heavy: please have two people there to carry it in, and look at it before we leave.`;

/**
 * When a top is delivered or ready for collection, in the words of terms, mails and pages.
 * @param areAgreed whether its sizes are: the weeks count from that day
 */
export const handOverText = (weeks: number, { areAgreed = false } = {}): string =>
  `within ${weeks} ${weeks === 1 ? 'week' : 'weeks'} of the day on which you ${areAgreed ? 'agreed' : 'agree'} the sizes; we agree the day with you.`;
