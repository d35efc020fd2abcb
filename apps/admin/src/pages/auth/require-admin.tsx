import { type CurrentUserResponse, paths, type AccountResponse } from '@app/contracts';
import { DialogTitle, Modal } from '@app/ui';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { SecondFactor } from '../../features/account/second-factor';
import { useAdminQuery } from '../../lib/api';
import { leaveGuard } from '../../lib/guard/leave-guard';
import { forgetVisits } from '../../lib/offline/visits-worker';
import { Loaded } from '../../lib/page';
import { useCurrentUser } from '../../lib/session/session';
import { AccessRequired, SignOut } from './access-required';
import { AuthPanel, AuthText } from './auth-panel';
import { text } from './text';

/**
 * Shows the page to admins; everybody else sees why not and where to sign in (specification §2 'Admin gate', D27).
 * When a session ends with unsaved changes, the gate covers the page instead of replacing it.
 */
export function RequireAdmin({ children }: { children: (user: CurrentUserResponse) => ReactNode }) {
  const user = useCurrentUser();
  const [lastUser, setLast] = useState<CurrentUserResponse | null>(null);
  useEffect(() => {
    // Signed out here, or the session has ended elsewhere.
    if (user === null) void forgetVisits();
  }, [user]);
  const canEnter = user?.isAdmin === true && !mustSetUpSecondFactor(user);
  if (canEnter && user !== lastUser) setLast(user);
  const isCovered = user === null && lastUser !== null && leaveGuard.hasUnsaved;
  const coveredUser = isCovered ? lastUser : null;
  const visibleUser = canEnter ? user : coveredUser;
  if (visibleUser) {
    return (
      <>
        <Fragment key={visibleUser.email}>{children(visibleUser)}</Fragment>
        {isCovered && <SignInOverlay />}
      </>
    );
  }
  if (user === undefined) {
    return (
      <main className="grid min-h-dvh place-items-center bg-paper p-5">
        <title>{text.loading}</title>
        <div role="status">
          <h1 className="text-body text-ink-2">{text.loading}</h1>
        </div>
      </main>
    );
  }
  return user?.isAdmin ? <SecondFactorRequired /> : <AccessRequired user={user} />;
}

/** The grace period for setting up a second factor is over. The API allows nothing else either. */
const mustSetUpSecondFactor = ({ secondFactorBy }: CurrentUserResponse) =>
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
    <AccessRequired user={null} />
  </Modal>
);

/** For an admin without the required second factor; setting one up leads to the page. */
function SecondFactorRequired() {
  const account = useAdminQuery<AccountResponse>(paths.adminAccount);
  return (
    <AuthPanel title={text.factorTitle}>
      <AuthText>{text.factorIntro}</AuthText>
      <div className="mt-6 grid gap-4">
        <Loaded query={account} loading={text.loading} skeletons={['h-32 w-full']}>
          {(details) => <SecondFactor account={details} />}
        </Loaded>
        <SignOut kind="ghost" />
      </div>
    </AuthPanel>
  );
}
