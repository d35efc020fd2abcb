import { formatPounds } from '../money/format-gbp';
import { toPence } from '../money/decimal';

/** What is kept in pounds, from stage to stage; null: all that was paid. */
interface Kept {
  toMeasure: string | null;
  measured: string | null;
  cut: string | null;
}

const sentence = (kept: string | null): string => {
  if (kept === null) return 'nothing is given back, as the top is made to measure';
  return toPence(kept) === 0
    ? 'all that you have paid is given back'
    : `we keep ${formatPounds(kept)} of the deposit for our work, and give back the rest`;
};

/** What is given back to a customer who cancels, in the words of terms, mails and pages. */
export const cancellingWords = ({ toMeasure, measured, cut }: Kept): string[] => [
  `Until the sizes are agreed with you, ${sentence(toMeasure)}.`,
  `From then until your stone is cut, ${sentence(measured)}.`,
  `Once it is being cut, ${sentence(cut)}.`,
];
