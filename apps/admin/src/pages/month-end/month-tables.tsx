import type { MonthEnd } from '@app/contracts';
import { formatPounds, pence, sumPence, toPence, toPounds } from '@app/pricing';
import { Link } from 'wouter';
import { Card } from '../../lib/page';
import { SimpleTable } from '../../lib/table';
import { text } from './text';

const amount = (pounds: string) => <span translate="no">{formatPounds(pounds)}</span>;

const negative = (pounds: string) => toPounds(pence(0 - toPence(pounds)));

export function MonthTables({
  monthEnd: { isOver, accounts, cardAccount, owed, owedTotal, vat, lateEntries },
}: {
  monthEnd: MonthEnd;
}) {
  const sumOf = (field: 'received' | 'returned') =>
    toPounds(sumPence(accounts.map((account) => toPence(account[field]))));
  const netOf = ({ received, returned }: { received: string; returned: string }) =>
    toPounds(pence(toPence(received) - toPence(returned)));
  return (
    <div className="grid items-start gap-5 wide:grid-cols-2">
      <Card title={text.accounts} detail={text.accountsDetail}>
        <SimpleTable
          label={text.accounts}
          rows={accounts}
          className="num text-small"
          columns={[
            { header: text.account, cell: ({ account }) => text.accountNames[account], footer: text.total },
            {
              header: text.in,
              align: 'end',
              cell: ({ received }) => amount(received),
              footer: amount(sumOf('received')),
            },
            {
              header: text.out,
              align: 'end',
              cell: ({ returned }) => amount(returned),
              footer: amount(sumOf('returned')),
            },
            {
              header: text.net,
              align: 'end',
              hideWhen: 'below-tablet',
              cell: (account) => amount(netOf(account)),
              footer: amount(netOf({ received: sumOf('received'), returned: sumOf('returned') })),
            },
          ]}
        />
        {lateEntries > 0 && <p className="mt-3 text-caption text-ink-2">{text.late(lateEntries)}</p>}
      </Card>
      <Card title={text.cardAccount} detail={text.cardAccountDetail}>
        <SimpleTable
          label={text.cardAccount}
          rows={[
            { name: 'opening' as const, pounds: cardAccount.opening },
            { name: 'received' as const, pounds: cardAccount.received },
            { name: 'returned' as const, pounds: negative(cardAccount.returned) },
            { name: 'fees' as const, pounds: negative(cardAccount.fees) },
            { name: 'paidOut' as const, pounds: negative(cardAccount.paidOut) },
          ]}
          className="num text-small"
          columns={[
            { header: text.movement, cell: ({ name }) => text.cardRows[name], footer: text.closing(isOver) },
            {
              header: text.amount,
              align: 'end',
              cell: ({ pounds }) => amount(pounds),
              footer: amount(cardAccount.closing),
            },
          ]}
        />
        {toPence(cardAccount.closing) < 0 && (
          <p className="mt-3 text-caption text-ink-2">{text.paidOutMore}</p>
        )}
      </Card>
      <Card title={text.ageing} detail={text.ageingDetail}>
        <SimpleTable
          label={text.ageing}
          rows={owed}
          className="num text-small"
          columns={[
            { header: text.age, cell: ({ age }) => text.ages[age], footer: text.total },
            {
              header: text.orders,
              align: 'end',
              cell: ({ orders }) =>
                orders > 0 ? (
                  <Link href="/?show=due" className="font-label underline">
                    {orders}
                  </Link>
                ) : (
                  orders
                ),
              footer: owed.reduce((sum, { orders }) => sum + orders, 0),
            },
            {
              header: text.amount,
              align: 'end',
              cell: (sum) => amount(sum.amount),
              footer: amount(owedTotal),
            },
          ]}
        />
      </Card>
      {vat && (
        <Card title={text.vatReturn} detail={text.vatDetail}>
          <SimpleTable
            label={text.vatReturn}
            rows={[
              { box: 1 as const, pounds: vat.box1 },
              { box: 3 as const, pounds: vat.box1 },
              { box: 6 as const, pounds: vat.box6 },
            ]}
            className="num text-small"
            columns={[
              { header: text.box, cell: ({ box }) => `${box}: ${text.boxes[box]}` },
              { header: text.amount, align: 'end', cell: ({ pounds }) => amount(pounds) },
            ]}
          />
        </Card>
      )}
    </div>
  );
}
