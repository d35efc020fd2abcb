import { Button } from '@app/ui';
import { text } from '../text';

/** Says what the basket is for and how to fill it. */
export function EmptyBasket({ onConfigure }: { onConfigure: () => void }) {
  return (
    <div className="mx-auto max-w-130 pt-3 pb-4 text-center">
      <svg aria-hidden viewBox="0 0 560 170" className="mb-6 w-full fill-none">
        <path className="stroke-line-strong" strokeWidth="2" d="M24 12h512v88H24z" />
        <path
          className="stroke-chalk"
          strokeWidth="1.5"
          d="M24 124h512M24 114v20M536 114v20M18 130l12-12M530 130l12-12"
        />
        <text x="280" y="158" textAnchor="middle" className="num fill-chalk text-lead font-strong">
          {text.emptyDimension}
        </text>
      </svg>
      <h3 tabIndex={-1} className="font-display text-h3 outline-none">
        {text.empty}
      </h3>
      <p className="mt-2.5 mb-6 text-ink-2">{text.emptyHint}</p>
      <div className="grid justify-center gap-2.5 tablet:flex">
        <Button size="large" onClick={onConfigure}>
          {text.getQuote}
        </Button>
        <Button size="large" isDisabled>
          {text.pay}
        </Button>
      </div>
    </div>
  );
}
