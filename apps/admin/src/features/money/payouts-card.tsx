import { paths, type Payout, type PayoutsResponse } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { useAdminQuery } from '../../lib/api/use-admin-call';
import { dayInWords } from '../../lib/london-day';
import { Card } from '../../lib/page/card';
import { Loaded } from '../../lib/page/loaded';
import { OrderLinks } from './order-links';
import { text } from './text';

const words = {
  'not-available': text.payoutsNotAvailable,
  'no-answer': text.payoutsNoAnswer,
  ok: text.noPayouts,
} satisfies Record<PayoutsResponse['state'], string>;

/** What arrived from the card provider, by payout. */
export function PayoutsCard() {
  const payouts = useAdminQuery<PayoutsResponse>(paths.payouts);
  return (
    <Card title={text.payouts} detail={text.payoutsDetail}>
      <Loaded query={payouts} loading={text.loading} skeletons={['h-16 w-full']}>
        {({ state, payouts: listed }) =>
          listed.length === 0 ? (
            <p className="text-admin text-ink-3">{words[state]}</p>
          ) : (
            <ul className="num grid text-admin">
              {listed.map((payout) => (
                <li
                  key={`${payout.day} ${payout.reference}`}
                  className="border-t border-line py-2 first:border-0"
                >
                  <PayoutDetails payout={payout} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

const PayoutDetails = ({ payout: { day, amount, fees, lines } }: { payout: Payout }) => (
  <details>
    <summary className="min-h-8 cursor-pointer [&>*]:mr-3">
      <span>{dayInWords(day)}</span>
      <strong translate="no">{formatPounds(amount)}</strong>
      <span className="text-caption text-ink-3">
        {text.fees(formatPounds(fees))}, {text.payoutLines(lines.length)}
      </span>
    </summary>
    <ul className="mt-1 grid gap-1 pl-4">
      {lines.map(({ kind, transactionCode, amount: part, fee, quotes }, index) => (
        <li key={index} className="flex flex-wrap items-baseline gap-x-4">
          <span>{text.payoutKinds[kind]}</span>
          <span translate="no">{formatPounds(part)}</span>
          <span className="text-caption text-ink-3">{text.fees(formatPounds(fee))}</span>
          <code className="text-caption [overflow-wrap:anywhere]">{transactionCode}</code>
          <OrderLinks quotes={quotes} />
        </li>
      ))}
    </ul>
  </details>
);
