import { pageSizes, paths, type AdminUser, type AuditEntryResponse } from '@app/contracts';
import { auditFilterNames, AuditFilters } from '../../features/audit/audit-filters';
import { AuditList } from '../../features/audit/audit-list';
import { text } from '../../features/audit/text';
import { useAdminList } from '../../lib/api/use-admin-list';
import { useAdminQuery } from '../../lib/api/use-admin-query';
import { AdminPage } from '../../lib/page/admin-page';
import { FailedState } from '../../lib/page/empty-state';
import { NoRows } from '../../lib/page/no-rows';
import { Pager } from '../../lib/table/pager';

export function AuditPage() {
  const list = useAdminList<AuditEntryResponse>(paths.adminAudit, { params: auditFilterNames });
  const people = useAdminQuery<AdminUser[]>(`${paths.adminUsers}?pageSize=${pageSizes.most}`);
  const users = people.data ?? [];
  const names = new Map(users.map(({ id, firstName }) => [String(id), firstName]));
  return (
    <AdminPage title={text.title} searchLabel={text.search}>
      <AuditFilters users={users} />
      {list.error && !list.rows ? (
        <FailedState error={list.error} retry={list.retry} />
      ) : list.rows?.length === 0 && list.page === 1 ? (
        <NoRows {...text.empty} filters={auditFilterNames} />
      ) : (
        <div aria-busy={!list.rows || list.isRefreshing || undefined}>
          <AuditList entries={list.rows} names={names} />
          {list.rows && list.total !== undefined && (
            <Pager total={list.total} page={list.page} pageSize={list.pageSize} shown={list.rows.length} />
          )}
        </div>
      )}
    </AdminPage>
  );
}
