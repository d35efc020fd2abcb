import { formatPounds } from '../money/format-gbp';
import { toPence } from '../money/decimal';

/** What we keep of the payments if the customer cancels at this stage, in pounds; null: everything. */
interface KeptAmounts {
  toMeasure: string | null;
  measured: string | null;
  cut: string | null;
}

const refundText = (kept: string | null): string => {
  if (kept === null) return 'nothing is refunded, as the top is made to measure';
  return toPence(kept) === 0
    ? 'all that you have paid is refunded'
    : `we keep ${formatPounds(kept)} for our work, never more than the deposit, and refund the rest`;
};

/** The refund on cancelling, as terms, mails and pages state it. */
export const cancellingText = ({ toMeasure, measured, cut }: KeptAmounts): string[] => [
  `Until the sizes are agreed with you, ${refundText(toMeasure)}.`,
  `From then until your stone is cut, ${refundText(measured)}.`,
  `Once it is being cut, ${refundText(cut)}.`,
];

/**
 * What happens to the deposit if the customer refuses the price after measuring. Until the customer agrees to it, the order
 * is treated as before its sizes were agreed (decision 71).
 * @param toMeasure what is kept until the sizes are agreed; undefined: not known here
 */
export const refusedPriceText = (toMeasure: string | null | undefined): string => {
  const refund = toMeasure === undefined ? '' : `, and ${refundText(toMeasure)}`;
  return `If you do not agree to the new price, the sizes count as not agreed: as long as nothing is cut, you may cancel as before measuring${refund}.`;
};

export const howToCancel = 'To cancel, open the page of your order, to which our emails lead, or ring us.';

/** Staff request the balance with a due date once sizes are agreed (decision 73). */
export const balanceDueText =
  'Once the sizes are agreed we set the day by which it is due, and send you an email that says so.';

/** The same, once the sizes are agreed. */
export const balanceNextText = 'Next we set the day by which it is due, and send you an email that says so.';

/** Where we deliver to, as site, mails and terms state it. */
export const toYourDoor = 'to your door';

export const deliveryText = `We bring the top ${toYourDoor}. It is heavy: please have two people there to carry it in, and look at it before we leave.`;

/**
 * When a top is delivered or ready for collection, as terms, mails and pages state it.
 * @param areAgreed whether the sizes are agreed already; the weeks count from that day
 */
export const handOverText = (weeks: number, { areAgreed = false } = {}): string =>
  `within ${weeks} ${weeks === 1 ? 'week' : 'weeks'} of the day on which you ${areAgreed ? 'agreed' : 'agree'} the sizes; we agree the day with you.`;
