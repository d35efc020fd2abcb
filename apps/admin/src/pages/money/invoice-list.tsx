import { accountsFiles, type InvoiceListResponse, paths } from '@app/contracts';
import { formatDay, formatPounds } from '@app/pricing';
import { addDays, Button, IconButton, londonDay, Menu, MenuHeading, MenuItem, useDebounced } from '@app/ui';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { useState } from 'react';
import { text } from '../../features/invoices/text';
import { useAdminQuery } from '../../lib/api/use-admin-call';
import { Card } from '../../lib/page/card';
import { Loaded } from '../../lib/page/loaded';
import { NoRows } from '../../lib/page/no-rows';
import { useRole } from '../../lib/session/session';
import { InvoiceTable } from './invoice-table';

export function InvoiceList() {
  const [month, setMonth] = useState(() => londonDay().slice(0, 7));
  const [search, setSearch] = useState('');
  const query = new URLSearchParams({ month, search: useDebounced(search.trim(), 250) });
  const list = useAdminQuery<InvoiceListResponse>(`${paths.adminInvoices}?${query.toString()}`);
  const [first, last] = daysOf(month);
  const role = useRole();
  return (
    <Card
      title={text.title}
      detail={text.listDetail}
      aside={role === 'owner' && <AccountsFilesMenu month={month} first={first} last={last} />}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-1.5">
          <IconButton
            icon={ChevronLeft}
            label={text.monthBefore}
            onClick={() => setMonth(addDays(first, -1).slice(0, 7))}
          />
          <span aria-live="polite" className="min-w-34 text-center font-label">
            {monthText(month)}
          </span>
          <IconButton
            icon={ChevronRight}
            label={text.monthAfter}
            isDisabled={last >= londonDay()}
            onClick={() => setMonth(addDays(last, 1).slice(0, 7))}
          />
        </div>
        <input
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          value={search}
          maxLength={100}
          onChange={({ target }) => setSearch(target.value)}
          className="h-9 w-64 max-w-full rounded-1 border border-line-strong bg-surface px-2.5 text-small"
        />
      </div>
      <Loaded query={list} loading={text.loading} skeletons={['h-40 w-full']}>
        {(found) => <MonthInvoices list={found} />}
      </Loaded>
    </Card>
  );
}

function MonthInvoices({ list: { invoices, found, net, vat, gross } }: { list: InvoiceListResponse }) {
  if (!invoices.length)
    return <NoRows title={text.nothing} detail={text.nothingDetail} dimensionLabel="£0.00" />;
  return (
    <>
      <p className="num mb-3 text-small text-ink-2">
        {text.found(found)}: {text.sums(formatPounds(net), formatPounds(vat), formatPounds(gross))}
      </p>
      <InvoiceTable invoices={invoices} />
      {found > invoices.length && (
        <p className="mt-3 text-caption text-ink-3">{text.first(invoices.length)}</p>
      )}
    </>
  );
}

function AccountsFilesMenu({ month, first, last }: { month: string; first: string; last: string }) {
  const download = (file: (typeof accountsFiles)[number]) => {
    const link = document.createElement('a');
    link.href = `${paths.accountsFile(file)}?from=${first}&to=${last}`;
    link.download = '';
    link.click();
  };
  return (
    <Menu label={text.files} trigger={<Button icon={Download}>{text.files}</Button>}>
      <MenuHeading>{text.filesHeading(monthText(month))}</MenuHeading>
      {accountsFiles.map((file) => (
        <MenuItem key={file} onChoose={() => download(file)}>
          {text.fileNames[file]}
        </MenuItem>
      ))}
      <MenuHeading>{text.filesDetail}</MenuHeading>
    </Menu>
  );
}

/** '2026-11' → '2026-11-01' and '2026-11-30'. */
function daysOf(month: string): [first: string, last: string] {
  const first = `${month}-01`;
  return [first, addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1)];
}

const monthText = (month: string) => formatDay(`${month}-01T12:00:00Z`).replace(/^1 /, '');
