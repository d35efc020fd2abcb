import {
  paths,
  type MigrationOverview,
  type MigrationReport,
  type MigrationRun,
  type MigrationPlan,
} from '@app/contracts';
import { showToast } from '@app/ui';
import { isApiError, apiMutation } from '@app/web-client';
import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isSignedOut } from '../../lib/api/create-query-client';
import { isAnswered, sentenceOf } from '../../lib/api/show-failure';
import { refreshStale } from '../../lib/api/stale-data';
import { useAdminQuery } from '../../lib/api/use-admin-call';
import { createdCount, updatedCount } from './report-counts';
import { runMigration } from './run-migration';
import { text } from './text';

const whileRunningMs = 1_000;
/** Somebody else, or a command, may begin one. */
const otherwiseMs = 15_000;

interface Start {
  overwrite: readonly string[];
  latestRunId: string | null | undefined;
}

/**
 * The migration of this page: what runs, whoever began it, and how it ended. All of it follows from the API's overview,
 * so that a page that is opened later, or in a second window, shows the same.
 */
export function useMigration() {
  const client = useQueryClient();
  /** The run that was seen to run or was begun here; of others only the last line of the page tells. */
  const [watchedId, setWatchedId] = useState<string | null>(null);
  const starting = useMutation({
    mutationFn: ({ overwrite, latestRunId }: Start) =>
      runMigration({ overwrite: [...overwrite] }, latestRunId),
    onSuccess: ({ id, report }) => {
      setWatchedId(id);
      if (report) {
        client.setQueryData<MigrationOverview>(
          [paths.migration],
          (known) => known && withReport(known, report),
        );
        sayDone(report);
      }
      refreshStale(client, 'everything');
    },
    onError: (error) => {
      if (!isSignedOut(error)) sayFailed(sentenceOf(error) ?? text.failedDetail);
      refreshStale(client, 'everything');
    },
  });
  const overview = useAdminQuery<MigrationOverview>(paths.migration, {
    refreshMs: ({ run }) => (starting.isPending || run?.state === 'running' ? whileRunningMs : otherwiseMs),
  });

  const run = overview.data?.run ?? null;
  if (run?.state === 'running' && run.id !== watchedId) setWatchedId(run.id);
  const isRunning = starting.isPending || run?.state === 'running';
  const ended = !isRunning && run?.id === watchedId ? run : null;
  const isToldAlready =
    starting.data?.report?.id === ended?.id ||
    (starting.error !== null && !isApiError(starting.error, 'migration/under-way'));
  useTold(isToldAlready ? null : ended);

  const report = ended?.report ?? null;
  return {
    overview,
    run,
    /** The run that this page tells of. */
    watchedId,
    isRunning,
    /** Begun here: the focus goes where it is told of. */
    isOwn: starting.isPending || starting.isError || starting.data?.id === watchedId,
    report,
    problem: isRunning || report ? null : problemOf(starting.error, ended),
    start: (overwrite: readonly string[]) => {
      setWatchedId(null);
      starting.mutate({ overwrite, latestRunId: overview.data && (overview.data.run?.id ?? null) });
    },
    leaveReport: () => {
      setWatchedId(null);
      starting.reset();
    },
  };
}

/** Says how a run ended that was watched, but not begun by a call of this page that was answered. */
function useTold(ended: MigrationRun | null) {
  useEffect(() => {
    if (!ended) return;
    if (ended.report) sayDone(ended.report);
    else sayFailed(ended.error ?? text.failedDetail);
  }, [ended]);
}

const sayDone = (report: MigrationReport) =>
  showToast({
    title: text.successful,
    description: text.successToast(createdCount(report), updatedCount(report)),
    tone: 'ok',
  });
const sayFailed = (reason: string) => showToast({ title: text.failed, description: reason, tone: 'bad' });

function problemOf(error: unknown, ended: MigrationRun | null): { reason: string; detail: string } | null {
  if (ended) {
    const reason = ended.error ?? (ended.state === 'interrupted' ? text.interrupted : text.failedDetail);
    return { reason, detail: text.nothingOfIt };
  }
  if (!error || isSignedOut(error)) return null;
  const reason = sentenceOf(error) ?? text.failedDetail;
  return { reason, detail: isAnswered(error) ? '' : text.notAnswered };
}

/** What the answer said stands in the page at once, before the overview is asked again. */
const withReport = (known: MigrationOverview, report: MigrationReport): MigrationOverview => ({
  ...known,
  run: {
    id: report.id,
    state: 'done',
    startedAt: known.run?.id === report.id ? known.run.startedAt : report.at,
    by: known.run?.id === report.id ? known.run.by : null,
    step: 'writing',
    done: 0,
    total: 0,
    report,
    error: null,
  },
});

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
