import {
  accountsFiles,
  type BankLine,
  type MonthEnd,
  monthPattern,
  paths,
  type UntiedOrder,
} from '@app/contracts';
import { formatDay, formatPounds, sumPence, toPence, toPounds } from '@app/pricing';
import { Badge, Button, Menu, MenuHeading, MenuItem, wholeReferences } from '@app/ui';
import { apiMutation, optionalData } from '@app/web-client';
import { Link } from 'wouter';
import { ChevronDown, Download, LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { firstDayOf, lastDayOf, monthBefore, monthText, thisMonth } from '../../features/months/month-days';
import { MonthSwitch } from '../../features/months/month-switch';
import { useAdminMutation, useAdminQuery } from '../../lib/api';
import { ButtonWithConfirmation, LinkButton, Notice } from '../../lib/controls';
import { AdminPage, Card, FigureBoxes, Loaded } from '../../lib/page';
import { useRole } from '../../lib/session/session';
import { orderPath, useUrlState } from '../../lib/use-url-state';
import { MonthTables } from './month-tables';
import { text } from './text';
import { startDownload } from '../../lib/files/start-download';

export function MonthEndPage() {
  const url = useUrlState();
  const isOwner = useRole() === 'owner';
  const asked = url.get('month') ?? '';
  const month = monthPattern.test(asked) ? asked : monthBefore(thisMonth());
  const monthEnd = useAdminQuery<MonthEnd>(paths.monthEnd(month));
  return (
    <AdminPage title={text.title} back={{ label: text.back, href: '/money' }}>
      <div className="grid max-w-275 grid-cols-[minmax(0,1fr)] gap-5">
        <MonthSwitch month={month} onChange={(to) => url.set({ month: to }, { replace: true })} />
        <Loaded query={monthEnd} loading={text.loading} skeletons={['h-24 w-full', 'h-40 w-full']}>
          {(found) => <Month key={month} monthEnd={found} isOwner={isOwner} />}
        </Loaded>
      </div>
    </AdminPage>
  );
}

function Month({ monthEnd, isOwner }: { monthEnd: MonthEnd; isOwner: boolean }) {
  const { month, isOver, locked, invoiced, accounts, owedTotal, vat, untied } = monthEnd;
  const sum = (direction: 'received' | 'returned') =>
    formatPounds(toPounds(sumPence(accounts.map((account) => toPence(account[direction])))));
  const lockText = () => {
    if (locked) return text.lockedBy(locked.by, formatDay(locked.at));
    if (!isOver) return text.running;
    return isOwner ? text.toDo : text.toDoOfOffice;
  };
  return (
    <>
      <FigureBoxes
        label={monthText(month)}
        figures={[
          {
            label: text.invoiced,
            value: formatPounds(invoiced.gross),
            detail: text.documents(invoiced.documents),
          },
          { label: text.received, value: sum('received'), detail: text.returned(sum('returned')) },
          { label: text.owed, value: formatPounds(owedTotal), detail: text.owedDetail },
          { label: text.vat, value: vat ? formatPounds(vat.box1) : '–', detail: !vat && text.noVat },
        ]}
      />
      {untied.length > 0 && <Untied orders={untied} />}
      {isOver && !locked && <Undecided month={month} />}
      <Card title={text.files} detail={text.filesDetail} aside={<LockBadge monthEnd={monthEnd} />}>
        <p className="mb-3 text-small text-ink-2">{lockText()}</p>
        <div className="flex flex-wrap gap-2">
          <LinkButton kind="primary" href={paths.monthEndFiles(month)} download icon={Download}>
            {text.all}
          </LinkButton>
          <SingleFileMenu month={month} />
          {isOver && isOwner && <LockButton monthEnd={monthEnd} />}
        </div>
      </Card>
      <MonthTables monthEnd={monthEnd} />
    </>
  );
}

function LockBadge({ monthEnd: { locked, isOver } }: { monthEnd: MonthEnd }) {
  if (locked) return <Badge tone="ok">{text.locked}</Badge>;
  return isOver ? <Badge tone="warn">{text.open}</Badge> : <Badge tone="neutral">{text.notOver}</Badge>;
}

const Untied = ({ orders }: { orders: readonly UntiedOrder[] }) => (
  <Notice tone="warn" title={text.untied}>
    <p>{text.untiedDetail}</p>
    <ul className="mt-1.5 grid gap-1">
      {orders.map(({ order, amount }) => (
        <li key={order.id} className="flex flex-wrap gap-x-3">
          <Link href={orderPath(order.id)} className="font-label underline">
            {wholeReferences(order.reference)}
          </Link>
          {Number(amount) > 0
            ? text.notInvoiced(formatPounds(amount))
            : text.notReceived(formatPounds(amount.replace('-', '')))}
        </li>
      ))}
    </ul>
  </Notice>
);

/** Once the month is locked, these payments can only count in a later one. */
function Undecided({ month }: { month: string }) {
  const kept = optionalData(useAdminQuery<BankLine[]>(paths.undecidedBankLines)) ?? [];
  const lines = kept.filter(({ paidOn }) => paidOn <= lastDayOf(month));
  if (lines.length === 0) return null;
  const sum = toPounds(sumPence(lines.map(({ amount }) => toPence(amount))));
  return (
    <Notice tone="warn" title={text.undecided(lines.length, formatPounds(sum))}>
      <Link href="/money/statement" className="font-label underline">
        {text.decide}
      </Link>
    </Notice>
  );
}

function SingleFileMenu({ month }: { month: string }) {
  const download = (file: (typeof accountsFiles)[number]) =>
    startDownload(`${paths.accountsFile(file)}?from=${firstDayOf(month)}&to=${lastDayOf(month)}`);
  return (
    <Menu label={text.single} trigger={<Button icon={ChevronDown}>{text.single}</Button>}>
      <MenuHeading>{monthText(month)}</MenuHeading>
      {accountsFiles.map((file) => (
        <MenuItem key={file} onChoose={() => download(file)}>
          {text.fileNames[file]}
        </MenuItem>
      ))}
    </Menu>
  );
}

function LockButton({ monthEnd: { month, locked } }: { monthEnd: MonthEnd }) {
  const lock = useAdminMutation({
    invalidates: ['money'],
    mutationFn: () => apiMutation('PUT', paths.lockMonth(month), {}),
    failure: text.lockFailed,
  });
  const reopen = useAdminMutation({
    invalidates: ['money'],
    mutationFn: () => apiMutation('DELETE', paths.lockMonth(month)),
    failure: text.reopenFailed,
  });
  return locked ? (
    <ButtonWithConfirmation
      label={text.reopen}
      icon={LockKeyholeOpen}
      title={text.reopenTitle(monthText(month))}
      description={text.reopenDetail}
      mutation={reopen}
    />
  ) : (
    <ButtonWithConfirmation
      label={text.lock}
      icon={LockKeyhole}
      title={text.lockTitle(monthText(month))}
      description={text.lockDetail}
      isDanger={false}
      mutation={lock}
    />
  );
}
