import type { CurrentUserResponse } from '@app/contracts';
import { Fragment, useState, type ReactNode } from 'react';
import { leaveGuard } from '../../lib/guard/leave-guard';
import { useStaff } from '../../lib/session/use-staff';
import { AdminGate } from './admin-gate';
import { SignInOverlay } from './sign-in-overlay';
import { SecondFactorGate } from './second-factor-gate';
import { text } from './text';

/**
 * Lets admins in; everybody else sees why not, and where to sign in (specification §2 'Admin gate', D27). Whose session
 * ends while something is typed and not saved finds it as it was: the gate then lies over the page instead of taking its place.
 */
export function Gate({ children }: { children: (staff: CurrentUserResponse) => ReactNode }) {
  const staff = useStaff();
  const [last, setLast] = useState<CurrentUserResponse | null>(null);
  const isIn = staff?.isAdmin === true && !isConfined(staff);
  if (isIn && staff !== last) setLast(staff);
  const isKept = staff === null && last !== null && leaveGuard.hasUnsaved;
  const shown = isIn ? staff : isKept ? last : null;
  if (shown) {
    return (
      <>
        <Fragment key={shown.email}>{children(shown)}</Fragment>
        {isKept && <SignInOverlay />}
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

/** An admin who has had long enough to set up a second factor. The API lets them do nothing else either. */
const isConfined = ({ secondFactorBy }: CurrentUserResponse) =>
  secondFactorBy !== undefined && Date.parse(secondFactorBy) <= Date.now();
