import { paths, type AdminQuote } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useAdminMutation } from '../../lib/api/use-admin-mutation';
import { text } from './text';

/** Brings a deleted quote back (D22). */
export const useRestoreOrder = () =>
  useAdminMutation({
    changes: ['orders', 'money'],
    run: ({ id }: Pick<AdminQuote, 'id' | 'reference'>) =>
      apiMutation<unknown>('POST', paths.restoreQuote(id)),
    failure: { unlessSaid: text.restoreFailed },
    onDone: (_, { reference }) => showToast({ title: text.isRestored(reference) }),
  });
