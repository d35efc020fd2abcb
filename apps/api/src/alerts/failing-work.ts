import type { FailingWork } from '@app/contracts';
import type { StatementRunner } from '../database/statements';
import { failuresBeforeAlert } from '../platform/background/lease';

/** If more rows fail, the cause is not a single row. */
const maxListed = 50;

const listFailingWork = `
  SELECT 'payment' AS work, checkout_reference AS name, failures, last_failure AS error
  FROM payment_attempt WHERE next_check_at IS NOT NULL AND failures >= ${failuresBeforeAlert}
  UNION ALL
  SELECT 'refund', '£' || amount || ' of ' || deposit_id, failures, last_failure
  FROM refund WHERE next_check_at IS NOT NULL AND failures >= ${failuresBeforeAlert}
  UNION ALL
  SELECT 'mail', kind, failures, last_failure
  FROM mail WHERE next_try_at IS NOT NULL AND failures >= ${failuresBeforeAlert}
  UNION ALL
  SELECT 'outbox', topic, tries, last_error
  FROM outbox_message WHERE next_try_at IS NOT NULL AND tries >= ${failuresBeforeAlert} AND last_error IS NOT NULL
  ORDER BY failures DESC
  LIMIT ${maxListed}`;

/** Rows whose processing failed repeatedly, worst first. */
export const readFailingWork = (runner: StatementRunner): Promise<FailingWork[]> =>
  runner.run<FailingWork & Record<string, unknown>>(listFailingWork);
