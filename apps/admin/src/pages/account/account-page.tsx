import { paths, type AccountResponse } from '@app/contracts';
import { Skeleton } from '@app/ui';
import { NameForm } from '../../features/account/name-form';
import { PasswordForm } from '../../features/account/password-form';
import { SecondFactor } from '../../features/account/second-factor';
import { Sessions } from '../../features/account/sessions';
import { text } from '../../features/account/text';
import { useAdminQuery } from '../../lib/api/use-admin-query';
import { AdminPage } from '../../lib/page/admin-page';
import { FailedState } from '../../lib/page/failed-state';

/** One's own name, password, second factor and sessions. */
export function AccountPage() {
  const account = useAdminQuery<AccountResponse>(paths.adminAccount);
  return (
    <AdminPage title={text.title}>
      {account.data ? (
        <div className="grid max-w-180 gap-4">
          <NameForm account={account.data} />
          <PasswordForm account={account.data} />
          <SecondFactor account={account.data} />
          <Sessions />
        </div>
      ) : account.error ? (
        <FailedState error={account.error} retry={() => void account.refetch()} />
      ) : (
        <div role="status" aria-label={text.loading} className="grid max-w-180 gap-4">
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-64 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      )}
    </AdminPage>
  );
}
