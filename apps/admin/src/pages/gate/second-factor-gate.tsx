import { paths, type AccountResponse } from '@app/contracts';
import { Skeleton } from '@app/ui';
import { SecondFactor } from '../../features/account/second-factor';
import { useAdminQuery } from '../../lib/api/use-admin-query';
import { FailedState } from '../../lib/page/failed-state';
import { GatePanel, GateText } from '../../lib/gate-panel';
import { SignOut } from './sign-out';
import { text } from './text';

/** All that an admin sees who needs a second factor and has none. Once it is set up, the page behind takes over. */
export function SecondFactorGate() {
  const account = useAdminQuery<AccountResponse>(paths.adminAccount);
  return (
    <GatePanel title={text.factorTitle}>
      <GateText>{text.factorLede}</GateText>
      <div className="mt-6 grid gap-4">
        {account.data ? (
          <SecondFactor account={account.data} />
        ) : account.error ? (
          <FailedState error={account.error} retry={() => void account.refetch()} />
        ) : (
          <div role="status" aria-label={text.loading}>
            <Skeleton className="h-32 w-full" />
          </div>
        )}
        <SignOut kind="ghost" />
      </div>
    </GatePanel>
  );
}
