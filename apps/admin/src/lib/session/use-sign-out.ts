import { paths } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { currentUserKey } from '../api/create-query-client';
import { showFailure } from '../api/show-failure';
import { leaveGuard } from '../guard/leave-guard';
import { sessionText as text } from './session-text';

/** Ends the session; what is typed and not saved is asked about first. */
export function useSignOut(): { signOut: () => void; isPending: boolean } {
  const client = useQueryClient();
  const leaving = useMutation({
    mutationFn: () => apiMutation('POST', paths.logout),
    onSuccess: () => {
      showToast({ title: text.signedOut });
      client.setQueryData(currentUserKey, null);
    },
    onError: (error) => showFailure(error, text.signOutFailed),
  });
  return { signOut: () => leaveGuard.leave(() => leaving.mutate()), isPending: leaving.isPending };
}
