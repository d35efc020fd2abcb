import { type AdminUser, paths } from '@app/contracts';
import { Badge } from '@app/ui';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useAdminList } from '../../lib/api';
import { AdminPage, chipsOf, FilterBar, FilterChips, NoRows, pageText } from '../../lib/page';
import { shortTime } from '../../lib/status/short-time';
import { type Column, DataTable, TwoLines } from '../../lib/table';
import { InviteDialog } from './invite-dialog';
import { roleLabels, stateLabels, text } from './text';
import { UserMenu } from './user-menu';

const stateTones = { invited: 'warn', active: 'ok', disabled: 'bad' } as const;

const StateBadge = ({ user }: { user: AdminUser }) => (
  <Badge tone={stateTones[user.state]}>{stateLabels[user.state]}</Badge>
);

const nameOf = ({ firstName, isSelf }: AdminUser) => (isSelf ? `${firstName} (${text.you})` : firstName);
const roleOf = ({ isAdmin, role }: AdminUser) => (isAdmin && role ? roleLabels[role] : text.noRole);
const secondFactorText = ({ hasSecondFactor }: AdminUser) =>
  hasSecondFactor ? text.hasSecondFactor : text.noSecondFactor;
const lastSignInOf = ({ lastSignInAt }: AdminUser) => (lastSignInAt ? shortTime(lastSignInAt) : text.never);

const columns: readonly Column<AdminUser>[] = [
  {
    header: text.name,
    sort: 'firstName',
    cell: (user) => <TwoLines first={nameOf(user)} second={user.email} className="max-w-80" isStrong />,
  },
  { header: text.role, cell: roleOf },
  { header: text.state, cell: (user) => <StateBadge user={user} /> },
  {
    header: text.secondFactor,
    cell: (user) => (
      <span className={user.hasSecondFactor ? '' : 'text-ink-3'}>{secondFactorText(user)}</span>
    ),
  },
  {
    header: text.lastSignIn,
    sort: 'lastSignInAt',
    align: 'end',
    cell: (user) => <span className="whitespace-nowrap text-ink-3">{lastSignInOf(user)}</span>,
  },
  { header: text.actions, align: 'end', cell: (user) => <UserMenu user={user} /> },
];

const chips = chipsOf(text.all, ['active', 'invited', 'disabled'], stateLabels);

export function UsersPage() {
  const list = useAdminList<AdminUser>(paths.adminUsers);
  const [isInviting, setInviting] = useState(false);
  return (
    <AdminPage
      title={text.title}
      searchLabel={text.search}
      primary={{ label: text.invite, icon: UserPlus, onPress: () => setInviting(true) }}
    >
      <FilterBar>
        <FilterChips label={text.state} name="status" chips={chips} />
      </FilterBar>
      <DataTable
        label={text.list}
        list={list}
        columns={columns}
        rowId={({ id }) => id}
        card={(user) => ({
          title: nameOf(user),
          lines: [
            user.email,
            `${text.lastSignIn}: ${lastSignInOf(user)}`,
            `${text.secondFactor}: ${secondFactorText(user)}`,
          ],
          footerStart: (
            <>
              <StateBadge user={user} />
              {roleOf(user)}
            </>
          ),
          footerEnd: <UserMenu user={user} />,
        })}
        empty={<NoRows dimensionLabel={text.dimensionLabel} title={pageText.noMatch} />}
      />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </AdminPage>
  );
}
