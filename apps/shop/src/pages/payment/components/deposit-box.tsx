import { formatGbp, type Pence } from '@app/pricing';
import { text } from '../text';

export const DepositBox = ({ deposit }: { deposit: Pence }) => (
  <p className="num flex flex-wrap items-baseline justify-between gap-x-4 rounded-2 bg-chalk-tint px-5 py-4.5">
    <span className="font-strong">{text.deposit}</span>
    <b className="font-display text-amount leading-none font-normal tracking-[-0.025em] text-chalk">
      {formatGbp(deposit)}
    </b>
  </p>
);
