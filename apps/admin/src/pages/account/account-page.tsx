import { paths, type AccountResponse } from '@app/contracts';
import { PasswordForm } from '../../features/account/password-form';
import { SecondFactor } from '../../features/account/second-factor';
import { text } from '../../features/account/text';
import { useAdminQuery } from '../../lib/api';
import { AdminPage, Loaded } from '../../lib/page';
import { NameForm } from './name-form';
import { Sessions } from './sessions';

export function AccountPage() {
  const account = useAdminQuery<AccountResponse>(paths.adminAccount);
  return (
    <AdminPage title={text.title}>
      <Loaded
        query={account}
        loading={text.loading}
        skeletons={['h-40 w-full', 'h-64 w-full', 'h-40 w-full']}
        className="grid max-w-180 gap-4"
      >
        {(details) => (
          <div className="grid max-w-180 gap-4">
            <NameForm account={details} />
            <PasswordForm account={details} />
            <SecondFactor account={details} />
            <Sessions />
          </div>
        )}
      </Loaded>
    </AdminPage>
  );
}
