import {
  paths,
  type MigrationOverview,
  type MigrationReport,
  type RunMigrationRequest,
  type RunMigrationResponse,
} from '@app/contracts';
import { apiMutation, apiQuery } from '@app/web-client';
import { isAnswered } from '../../lib/api/show-failure';

/** The answer comes at the end: a backup of much takes its time. */
const patienceMs = 15 * 60_000;

/** The run that was begun; with its report, where it was told at once. */
interface StartedRun {
  id: string;
  report: MigrationReport | null;
}

/**
 * Migrates, and answers once that is done. Where no answer comes, as over a line that breaks, nobody knows from that
 * whether it was begun: the overview does, and whoever asks for it sees how the run ends.
 * `latestRunId`: of the run that was known before; undefined where that is not known.
 */
export async function runMigration(
  request: RunMigrationRequest,
  latestRunId: string | null | undefined,
): Promise<StartedRun> {
  try {
    const { report } = await apiMutation<RunMigrationResponse>(
      'POST',
      paths.runImmediateMigration,
      request,
      undefined,
      patienceMs,
    );
    return { id: report.id, report };
  } catch (error) {
    if (isAnswered(error)) throw error;
    const { run } = await apiQuery<MigrationOverview>(paths.migration).catch(() => {
      throw error;
    });
    const isOurs = run && (latestRunId === undefined ? run.state === 'running' : run.id !== latestRunId);
    if (!isOurs) throw error;
    return { id: run.id, report: run.report };
  }
}
