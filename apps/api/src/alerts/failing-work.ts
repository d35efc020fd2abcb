import type { FailingWork } from '@app/contracts';
import type { StatementRunner } from '../database/statements';
import { failuresBeforeAlert } from '../platform/background/lease';

/** Of each kind. If more rows fail, the cause is not in one of them. */
const maxListed = 20;

/** Each kind has its own limit, so that failures of one kind do not hide those of another. */
const failingSql = (columns: string, from: string, isFailing: string) => `
  (SELECT ${columns} FROM ${from} WHERE ${isFailing} ORDER BY failures DESC, name LIMIT ${maxListed})`;

const listFailingWorkSql = `
  ${[
    failingSql(
      `'payment' AS work, checkout_reference AS name, failures, last_failure AS error`,
      'payment_attempt',
      `next_check_at IS NOT NULL AND failures >= ${failuresBeforeAlert}`,
    ),
    failingSql(
      `'refund' AS work, '£' || amount || ' of ' || deposit_id AS name, failures, last_failure AS error`,
      'refund',
      `next_check_at IS NOT NULL AND failures >= ${failuresBeforeAlert}`,
    ),
    failingSql(
      `'mail' AS work, kind AS name, failures, last_failure AS error`,
      'mail',
      `next_try_at IS NOT NULL AND failures >= ${failuresBeforeAlert}`,
    ),
    failingSql(
      `'outbox' AS work, topic AS name, tries AS failures, last_error AS error`,
      'outbox_message',
      `next_try_at IS NOT NULL AND tries >= ${failuresBeforeAlert} AND last_error IS NOT NULL`,
    ),
  ].join(' UNION ALL ')}
  ORDER BY failures DESC, work, name`;

/** Rows whose processing failed repeatedly, worst first. */
export const readFailingWork = (runner: StatementRunner): Promise<FailingWork[]> =>
  runner.run<FailingWork & Record<string, unknown>>(listFailingWorkSql);
