import { paths, type AccountResponse } from '@app/contracts';
import { SecondFactor } from '../../features/account/second-factor';
import { useAdminQuery } from '../../lib/api/use-admin-query';
import { Loaded } from '../../lib/page/loaded';
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
        <Loaded query={account} loading={text.loading} skeletons={['h-32 w-full']}>
          {(own) => <SecondFactor account={own} />}
        </Loaded>
        <SignOut kind="ghost" />
      </div>
    </GatePanel>
  );
}
