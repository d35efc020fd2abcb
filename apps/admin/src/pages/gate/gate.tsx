import { type CurrentUserResponse, paths, type AccountResponse } from '@app/contracts';
import { DialogTitle, Modal } from '@app/ui';
import { Fragment, useState, type ReactNode } from 'react';
import { SecondFactor } from '../../features/account/second-factor';
import { useAdminQuery } from '../../lib/api/use-admin-call';
import { leaveGuard } from '../../lib/guard/leave-guard';
import { Loaded } from '../../lib/page/loaded';
import { useStaff } from '../../lib/session/session';
import { AdminGate, SignOut } from './admin-gate';
import { GatePanel, GateText } from './gate-panel';
import { text } from './text';

/**
 * Shows the page to admins; everybody else sees why not and where to sign in (specification §2 'Admin gate', D27).
 * When a session ends with unsaved changes, the gate covers the page instead of replacing it.
 */
export function Gate({ children }: { children: (staff: CurrentUserResponse) => ReactNode }) {
  const staff = useStaff();
  const [last, setLast] = useState<CurrentUserResponse | null>(null);
  const canEnter = staff?.isAdmin === true && !isConfined(staff);
  if (canEnter && staff !== last) setLast(staff);
  const isCovered = staff === null && last !== null && leaveGuard.hasUnsaved;
  const shown = canEnter ? staff : isCovered ? last : null;
  if (shown) {
    return (
      <>
        <Fragment key={shown.email}>{children(shown)}</Fragment>
        {isCovered && <SignInOverlay />}
      </>
    );
  }
  if (staff === undefined) {
    return (
      <main className="grid min-h-dvh place-items-center bg-paper p-5">
        <title>{text.loading}</title>
        <div role="status">
          <h1 className="text-body text-ink-2">{text.loading}</h1>
        </div>
      </main>
    );
  }
  return staff?.isAdmin ? <SecondFactorGate /> : <AdminGate staff={staff} />;
}

/** The grace period for setting up a second factor is over. The API allows nothing else either. */
const isConfined = ({ secondFactorBy }: CurrentUserResponse) =>
  secondFactorBy !== undefined && Date.parse(secondFactorBy) <= Date.now();

/** Covers the page and its open dialogs, which can be neither seen nor focused. Only signing in closes it. */
const SignInOverlay = () => (
  <Modal
    isOpen
    onClose={() => undefined}
    isBesideScrim
    scrimClass="hidden"
    className="fixed inset-0 z-40 overflow-y-auto bg-paper"
  >
    <DialogTitle className="sr-only">{text.title}</DialogTitle>
    <AdminGate staff={null} />
  </Modal>
);

/** For an admin without the required second factor; setting one up leads to the page. */
function SecondFactorGate() {
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
