import type { CurrentUserResponse } from '@app/contracts';
import type { ReactNode } from 'react';
import { useStaff } from '../../lib/session/use-staff';
import { AdminGate } from './admin-gate';
import { SecondFactorGate } from './second-factor-gate';
import { text } from './text';

/** Lets admins in; everybody else sees why not, and where to sign in (specification §2 'Admin gate', D27). */
export function Gate({ children }: { children: (staff: CurrentUserResponse) => ReactNode }) {
  const staff = useStaff();
  if (staff === undefined) {
    return (
      <main className="grid min-h-dvh place-items-center bg-paper p-5">
        <title>{text.loading}</title>
        <div role="status">
          <h1 className="text-[16px] text-ink-2">{text.loading}</h1>
        </div>
      </main>
    );
  }
  if (!staff?.isAdmin) return <AdminGate staff={staff} />;
  return isConfined(staff) ? <SecondFactorGate /> : children(staff);
}

/** An admin who has had long enough to set up a second factor. The API lets them do nothing else either. */
const isConfined = ({ secondFactorBy }: CurrentUserResponse) =>
  secondFactorBy !== undefined && Date.parse(secondFactorBy) <= Date.now();
