import { type MoneyResponse, type MoneyWeek, paths } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { cx, shortDate } from '@app/ui';
import { Link } from 'wouter';
import { useAdminQuery } from '../../lib/api/use-admin-call';
import { Card } from '../../lib/page/card';
import { Loaded } from '../../lib/page/loaded';
import { meansLabels } from '../../lib/status/payment-means';
import { text } from './text';

const weeksShown = 12;
const linkClass = 'inline-flex min-h-6 items-center text-chalk hover:underline';

export function MoneyWeeks() {
  const money = useAdminQuery<MoneyResponse>(`${paths.money}?weeks=${weeksShown}`);
  return (
    <Card title={text.weeks} detail={text.weeksDetail} aside={text.weeksOf(weeksShown)}>
      <Loaded query={money} loading={text.loading} skeletons={['h-16 w-full', 'h-40 w-full']}>
        {(sums) => <Weeks money={sums} />}
      </Loaded>
    </Card>
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
            <dd
              translate="no"
              className="mt-0.5 font-display text-heading/[1.2] tracking-[-0.02em] wide:text-headline/[1.2]"
            >
              {formatPounds(amount)}
            </dd>
            <dd className="text-caption text-ink-3">{detail}</dd>
          </div>
        ))}
      </dl>
      {balances.orders > 0 && (
        <p className="num mb-5 text-admin">
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
      <dl aria-label={text.byMeans} className="num mb-5 flex flex-wrap gap-x-5 gap-y-1 text-caption">
        {(['card-online', 'card-counter', 'bank-transfer', 'cash'] as const).map((means) => (
          <div key={means} className="flex gap-1.5">
            <dt className="text-ink-3">{meansLabels[means]}</dt>
            <dd translate="no">{formatPounds(total.byMeans[means])}</dd>
          </div>
        ))}
      </dl>
      <WeekBars weeks={weeks} />
      <table className="num mt-4 w-full text-caption wide:text-admin">
        <caption className="sr-only">{text.weeks}</caption>
        <thead>
          <tr className="text-right text-caption text-ink-3 [&>th]:pb-2 [&>th]:font-[500]">
            <th scope="col" className="text-left">
              {text.week}
            </th>
            <th scope="col">{text.expected}</th>
            <th scope="col">{text.received}</th>
            <th scope="col" className={extra}>
              {text.refunds}
            </th>
            <th scope="col">{text.net}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <WeekRow key={week.from} week={week} />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Hidden on phones; the other columns are enough. */
const extra = 'max-tablet:hidden';

function WeekRow({ week }: { week: MoneyWeek }) {
  const cells = [
    { amount: week.expected, detail: week.quotes > 0 && text.quotes(week.quotes) },
    {
      amount: week.received,
      detail: week.deposits + week.recorded > 0 && text.paid(week.deposits, week.recorded),
    },
    {
      amount: week.refunded,
      detail: week.refunds > 0 && text.refundsOf(week.refunds),
      className: extra,
    },
    { amount: week.net, detail: false, className: 'font-strong' },
  ];
  return (
    <tr className="border-t border-line text-right align-top [&>*]:py-2">
      <th scope="row" className="text-left font-normal whitespace-nowrap">
        {weekText(week)}
      </th>
      {cells.map(({ amount, detail, className }, index) => (
        <td key={index} className={cx('whitespace-nowrap', className)}>
          <span translate="no" className={Number(amount) === 0 ? 'text-ink-3' : undefined}>
            {formatPounds(amount)}
          </span>
          {detail && (
            <span className="block text-caption font-normal text-ink-3 max-tablet:hidden">{detail}</span>
          )}
        </td>
      ))}
    </tr>
  );
}

/** '16 to 22 Nov', '30 Nov to 6 Dec'. */
function weekText({ from, to }: { from: string; to: string }): string {
  const [first, last] = [from, to].map(shortDate);
  const [startDay, startMonth] = (first ?? '').split(' ');
  const isOneMonth = startMonth === (last ?? '').split(' ')[1];
  return `${isOneMonth ? startDay : first} to ${last}`;
}

const [width, height, gap] = [720, 120, 0.3];

/** Expected as an outline, received filled. The table below has the same figures for screen readers. */
export function WeekBars({ weeks }: { weeks: readonly MoneyWeek[] }) {
  const ordered = [...weeks].reverse();
  const most = Math.max(1, ...ordered.flatMap(({ expected, received }) => [+expected, +received]));
  const step = width / Math.max(1, ordered.length);
  const bar = (index: number, amount: string) => {
    const tall = Math.max(0, (Number(amount) / most) * (height - 4));
    return { x: index * step + (step * gap) / 2, y: height - tall, width: step * (1 - gap), height: tall };
  };
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height + 2}`} className="block h-auto w-full">
      {ordered.map((week, index) => {
        const { x, y, width: wide, height: tall } = bar(index, week.expected);
        const inner = bar(index, week.received);
        return (
          <g key={week.from}>
            <rect
              x={x}
              y={y}
              width={wide}
              height={tall}
              className="fill-none stroke-line-strong"
              vectorEffect="non-scaling-stroke"
            />
            <rect {...inner} x={x + wide * 0.2} width={wide * 0.6} className="fill-chalk" />
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
