import { paths, type MigrationPlan } from '@app/contracts';
import { apiMutation } from '@app/web-client';
import { useQuery } from '@tanstack/react-query';

/** Preview may be another database, far away. */
const patienceMs = 60_000;

/** The dry run. Each migration makes a new one necessary, so it is known by the latest: an old one is never shown again. */
export const usePlan = (latestRunId: string | null, isEnabled: boolean) =>
  useQuery({
    queryKey: [paths.previewMigration, latestRunId],
    queryFn: () =>
      apiMutation<MigrationPlan>('POST', paths.previewMigration, undefined, undefined, patienceMs),
    enabled: isEnabled,
  });
