import { pageSizes, paths, type AdminUser, type AuditEntryResponse } from '@app/contracts';
import { optionalData } from '@app/web-client';
import { useAdminList, useAdminQuery } from '../../lib/api';
import { AdminPage, NoRows } from '../../lib/page';
import { ListFrame } from '../../lib/table';
import { auditFilterNames, AuditFilters } from './audit-filters';
import { AuditList } from './audit-list';
import { text } from './text';

export function AuditPage() {
  const list = useAdminList<AuditEntryResponse>(paths.adminAudit, { params: auditFilterNames });
  const people = useAdminQuery<AdminUser[]>(`${paths.adminUsers}?pageSize=${pageSizes.max}`);
  const users = optionalData(people) ?? [];
  const names = new Map(users.map(({ id, firstName }) => [String(id), firstName]));
  return (
    <AdminPage title={text.title} searchLabel={text.search}>
      <AuditFilters users={users} />
      <ListFrame list={list} empty={<NoRows {...text.empty} filters={auditFilterNames} />}>
        <AuditList entries={list.rows} names={names} />
      </ListFrame>
    </AdminPage>
  );
}
