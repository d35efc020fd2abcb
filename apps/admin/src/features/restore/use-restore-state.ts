import { paths, type RestoreState } from '@app/contracts';
import { useAdminQuery } from '../../lib/api/use-admin-query';

const whileWaitingMs = 1_000;
/** Somebody else, or a command, may begin one. */
const otherwiseMs = 15_000;

/** What is held back since a restore, and whether one is under way, whoever began it. */
export const useRestoreState = (isWaiting: boolean) =>
  useAdminQuery<RestoreState>(paths.restore, {
    refreshMs: ({ isUnderWay }) => (isWaiting || isUnderWay ? whileWaitingMs : otherwiseMs),
  });
