import { type MoneyResponse, type MoneyWeek, paths } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { cx, shortDate } from '@app/ui';
import { Link } from 'wouter';
import { methodLabels } from '../../features/quotes/payment-method';
import { useAdminQuery } from '../../lib/api';
import { AdminPage, Card, Loaded } from '../../lib/page';
import { type SimpleColumn, SimpleTable } from '../../lib/table';
import { text } from './text';

const weeksShown = 12;
const linkClass = 'inline-flex min-h-6 items-center text-chalk hover:underline';

export function MoneyWeeksPage() {
  const money = useAdminQuery<MoneyResponse>(`${paths.money}?weeks=${weeksShown}`);
  return (
    <AdminPage title={text.pages.weeks.label} back={{ label: text.title, href: '/money' }}>
      <Card
        title={text.weeks}
        detail={text.weeksDetail}
        aside={text.weeksOf(weeksShown)}
        className="max-w-275"
      >
        <Loaded query={money} loading={text.loading} skeletons={['h-16 w-full', 'h-40 w-full']}>
          {(sums) => <Weeks money={sums} />}
        </Loaded>
      </Card>
    </AdminPage>
  );
}

function Weeks({ money: { weeks, total, balances, overdue } }: { money: MoneyResponse }) {
  const figures = [
    {
      label: text.expected,
      amount: total.expected,
      detail: text.quotes(total.quotes),
      swatch: 'border border-line-strong',
    },
    {
      label: text.received,
      amount: total.received,
      detail: text.paid(total.deposits, total.recorded),
      swatch: 'bg-chalk forced-color-adjust-none',
    },
    { label: text.refunds, amount: total.refunded, detail: text.refundsOf(total.refunds), swatch: null },
    { label: text.net, amount: total.net, detail: text.netDetail, swatch: null },
  ];
  return (
    <>
      <dl className="num mb-5 grid grid-cols-2 gap-x-5 gap-y-4 tablet:grid-cols-4">
        {figures.map(({ label, amount, detail, swatch }) => (
          <div key={label}>
            <dt className="flex items-center gap-1.75 text-caption text-ink-3">
              {swatch && <span aria-hidden className={cx('size-2.5 flex-none', swatch)} />}
              {label}
            </dt>
            <dd translate="no" className="mt-0.5 text-subtitle font-label wide:text-h3">
              {formatPounds(amount)}
            </dd>
            <dd className="text-caption text-ink-3">{detail}</dd>
          </div>
        ))}
      </dl>
      {balances.orders > 0 && (
        <p className="num mb-5 text-small">
          <Link href="/?show=due" className={linkClass}>
            {text.balancesDue(balances.orders, formatPounds(balances.amount))}
          </Link>
          {overdue.orders > 0 && (
            <>
              {' · '}
              <Link href="/?show=overdue" className={linkClass}>
                {text.balancesOverdue(overdue.orders, formatPounds(overdue.amount))}
              </Link>
            </>
          )}
        </p>
      )}
      <dl aria-label={text.byMethod} className="num mb-5 flex flex-wrap gap-x-5 gap-y-1 text-caption">
        {(['card-online', 'card-counter', 'bank-transfer', 'cash'] as const).map((method) => (
          <div key={method} className="flex gap-1.5">
            <dt className="text-ink-3">{methodLabels[method]}</dt>
            <dd translate="no">{formatPounds(total.byMethod[method])}</dd>
          </div>
        ))}
      </dl>
      <WeekBars weeks={weeks} />
      <SimpleTable
        label={text.weeks}
        rows={weeks}
        columns={weekColumns}
        cellClass="py-2 whitespace-nowrap"
        className="mt-4 text-caption wide:text-small [&_small]:max-tablet:hidden"
      />
    </>
  );
}

const renderAmount = (amount: string) => (
  <span translate="no" className={Number(amount) === 0 ? 'text-ink-3' : undefined}>
    {formatPounds(amount)}
  </span>
);

const weekColumns: readonly SimpleColumn<MoneyWeek>[] = [
  { header: text.week, cell: weekText },
  {
    header: text.expected,
    align: 'end',
    cell: ({ expected }) => renderAmount(expected),
    detail: ({ quotes }) => quotes > 0 && text.quotes(quotes),
  },
  {
    header: text.received,
    align: 'end',
    cell: ({ received }) => renderAmount(received),
    detail: ({ deposits, recorded }) => deposits + recorded > 0 && text.paid(deposits, recorded),
  },
  {
    header: text.refunds,
    align: 'end',
    hideWhen: 'below-tablet',
    cell: ({ refunded }) => renderAmount(refunded),
    detail: ({ refunds }) => refunds > 0 && text.refundsOf(refunds),
  },
  { header: text.net, align: 'end', className: 'font-strong', cell: ({ net }) => renderAmount(net) },
];

/** '16 to 22 Nov', '30 Nov to 6 Dec'. */
function weekText({ from, to }: { from: string; to: string }): string {
  const [first, last] = [from, to].map(shortDate);
  const [startDay, startMonth] = (first ?? '').split(' ');
  const isOneMonth = startMonth === (last ?? '').split(' ')[1];
  return `${isOneMonth ? startDay : first} to ${last}`;
}

const [width, height, gap] = [720, 120, 0.3];

/** Expected as an outline, received filled. The table below has the same figures for screen readers. */
function WeekBars({ weeks }: { weeks: readonly MoneyWeek[] }) {
  const ordered = [...weeks].reverse();
  const maxAmount = Math.max(1, ...ordered.flatMap(({ expected, received }) => [+expected, +received]));
  const step = width / Math.max(1, ordered.length);
  const bar = (index: number, amount: string) => {
    const barHeight = Math.max(0, (Number(amount) / maxAmount) * (height - 4));
    return {
      x: index * step + (step * gap) / 2,
      y: height - barHeight,
      width: step * (1 - gap),
      height: barHeight,
    };
  };
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height + 2}`} className="block h-auto w-full">
      {ordered.map((week, index) => {
        const outer = bar(index, week.expected);
        const inner = bar(index, week.received);
        return (
          <g key={week.from}>
            <rect
              x={outer.x}
              y={outer.y}
              width={outer.width}
              height={outer.height}
              className="fill-none stroke-line-strong"
              vectorEffect="non-scaling-stroke"
            />
            <rect
              {...inner}
              x={outer.x + outer.width * 0.2}
              width={outer.width * 0.6}
              className="fill-chalk"
            />
          </g>
        );
      })}
      <path
        d={`M0 ${height + 0.5}H${width}`}
        className="stroke-line-strong"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
