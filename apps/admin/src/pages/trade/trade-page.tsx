import { paths, type Material, type TradeCustomer, type TradeCustomersResponse } from '@app/contracts';
import { trimZeros } from '@app/pricing';
import { Badge } from '@app/ui';
import { useState } from 'react';
import { useAdminQuery } from '../../lib/api';
import { AdminPage, NoRows } from '../../lib/page';
import { useRole } from '../../lib/session/session';
import { shortTime } from '../../lib/status/short-time';
import { type Column, DataTable, TwoLines } from '../../lib/table';
import { useUrlState } from '../../lib/use-url-state';
import { CustomerDialog } from './customer-dialog';
import { CustomerMenu } from './customer-menu';
import { FloorCard } from './floor-card';
import { hasAllWords } from './has-all-words';
import { text } from './text';

const percentText = ({ percentages }: TradeCustomer, { id }: Pick<Material, 'id'>): string | null => {
  const match = percentages.find(({ materialId }) => materialId === id);
  return match ? text.off(trimZeros(match.percent)) : null;
};

const renderLink = ({ isActive, linkSentAt }: TradeCustomer) =>
  isActive ? (
    <span className={linkSentAt ? 'whitespace-nowrap' : 'text-ink-3'}>
      {linkSentAt ? text.linkSent(shortTime(linkSentAt)) : text.noLink}
    </span>
  ) : (
    <Badge tone="warn">{text.inactive}</Badge>
  );

export function TradePage() {
  const isOwner = useRole() === 'owner';
  const trade = useAdminQuery<TradeCustomersResponse>(paths.tradeCustomers);
  const catalogue = useAdminQuery<Material[]>(paths.materials);
  const search = useUrlState().get('search') ?? '';
  const [edited, setEdited] = useState<TradeCustomer | 'new' | null>(null);
  const materials = catalogue.data ?? [];
  const renderMenu = (customer: TradeCustomer) => (
    <CustomerMenu customer={customer} onEdit={() => setEdited(customer)} />
  );
  const columns: Column<TradeCustomer>[] = [
    {
      header: text.company,
      cell: ({ company, email }) => <TwoLines first={company} second={email} className="max-w-80" isStrong />,
    },
    ...materials.map((material): Column<TradeCustomer> => ({
      header: material.name,
      align: 'end',
      cell: (customer) =>
        percentText(customer, material) ?? <span className="text-ink-3">{text.nothing}</span>,
    })),
    { header: text.link, align: 'end', cell: renderLink },
    { header: text.actions, align: 'end', cell: renderMenu },
  ];
  const { data, error, refetch } = trade;
  return (
    <AdminPage
      title={text.title}
      searchLabel={text.search}
      primary={isOwner && catalogue.data ? { label: text.add, onPress: () => setEdited('new') } : undefined}
    >
      {data && <FloorCard floor={data.floor} />}
      <DataTable
        label={text.list}
        list={{
          rows:
            catalogue.data &&
            data?.customers.filter(({ company, email }) => hasAllWords(`${company} ${email}`, search)),
          error: error ?? catalogue.error,
          retry: () => void Promise.all([refetch(), catalogue.refetch()]),
        }}
        columns={columns}
        rowId={({ id }) => id}
        card={(customer) => ({
          title: customer.company,
          lines: [
            customer.email,
            materials
              .map((material) => ({ name: material.name, percent: percentText(customer, material) }))
              .filter(({ percent }) => percent !== null)
              .map(({ name, percent }) => `${name} ${percent}`)
              .join(' · ') || text.nothing,
          ],
          footerStart: renderLink(customer),
          footerEnd: renderMenu(customer),
        })}
        empty={<NoRows dimensionLabel={text.dimensionLabel} title={text.empty} detail={text.emptyDetail} />}
      />
      {edited && (
        <CustomerDialog
          customer={edited === 'new' ? null : edited}
          materials={materials}
          onClose={() => setEdited(null)}
        />
      )}
    </AdminPage>
  );
}
