import { paths, type MigrationPlan, type RunMigrationResponse } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiErrorMessage, invalidateData, isSignedOut } from '../../lib/api';
import { text } from './text';

/** Preview may be a large export file. */
const migrationTimeoutMs = 5 * 60_000;

export function useMigration() {
  const client = useQueryClient();
  const starting = useMutation({
    mutationFn: () =>
      apiMutation<RunMigrationResponse>(
        'POST',
        paths.runImmediateMigration,
        undefined,
        undefined,
        migrationTimeoutMs,
      ),
    onSuccess: ({ report: { counts } }) => {
      const description = text.successToast(counts.create, counts.update);
      showToast({ title: text.successful, description, tone: 'ok' });
    },
    onError: (error) => {
      if (isSignedOut(error)) return;
      showToast({
        title: text.failed,
        description: apiErrorMessage(error) ?? text.failedDetail,
        tone: 'bad',
      });
    },
    onSettled: () => invalidateData(client, 'all'),
  });
  const { error } = starting;
  return {
    isRunning: starting.isPending,
    report: starting.data?.report,
    problem: error && !isSignedOut(error) ? (apiErrorMessage(error) ?? text.failedDetail) : null,
    start: () => starting.mutate(),
    closeReport: starting.reset,
  };
}

export const usePlanQuery = (isEnabled: boolean) =>
  useQuery({
    queryKey: [paths.previewMigration],
    queryFn: () =>
      apiMutation<MigrationPlan>('POST', paths.previewMigration, undefined, undefined, migrationTimeoutMs),
    enabled: isEnabled,
    gcTime: 0,
  });
