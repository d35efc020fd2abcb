import { paths } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { currentUserKey } from '../api/create-query-client';
import { showFailure } from '../api/show-failure';
import { leaveGuard } from '../guard/leave-guard';

/** To the letter of the specification §8. */
export const sessionText = {
  signOut: 'Sign Out',
  signedOut: 'Logged out',
  signOutFailed: 'Logout failed',
} as const;

/** Ends the session; what is typed and not saved is asked about first. */
export function useSignOut(): { signOut: () => void; isPending: boolean } {
  const client = useQueryClient();
  const leaving = useMutation({
    mutationFn: () => apiMutation('POST', paths.logout),
    onSuccess: () => {
      showToast({ title: sessionText.signedOut });
      client.setQueryData(currentUserKey, null);
    },
    onError: (error) => showFailure(error, sessionText.signOutFailed),
  });
  return { signOut: () => leaveGuard.leave(() => leaving.mutate()), isPending: leaving.isPending };
}
