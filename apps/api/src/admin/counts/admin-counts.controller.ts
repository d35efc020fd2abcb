import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AdminCountsResponse } from '@app/contracts';
import { AppConfig } from '../../config/app-config';
import { type BackupFigures, isBackupMissing, readBackupFiguresSql } from '../../data';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { countUndecidedTransfersSql } from '../../payments';
import { RespondsWith } from '../../platform/openapi/responds-with';
import { Roles } from '../../staff';
import { inNoOrderSql } from '../orders/order-filters';

const countNotDeletedSql = (table: string) =>
  `(SELECT count(*)::integer FROM ${table} WHERE deleted_at IS NULL)`;
const countNewSql = (table: string) => `(SELECT count(*) FROM ${table} WHERE status = 'new')`;

/** One statement, so that all counts are consistent. `orders` includes quotes without an order, as the list of orders does. */
const countSql = `SELECT
    (SELECT count(*)::integer FROM customer_order WHERE state IS NOT NULL)
      + (SELECT count(*)::integer FROM quote WHERE deleted_at IS NULL AND ${inNoOrderSql}) AS orders,
    (${countNewSql('contact_inquiry')} + ${countNewSql('trade_inquiry')})::integer AS "newInquiries",
    (SELECT count(*)::integer FROM staff_task WHERE done_at IS NULL) AS "openTasks",
    (SELECT count(*)::integer FROM staff_task WHERE done_at IS NULL AND due_at < $1) AS "overdueTasks",
    (SELECT count(*)::integer FROM payment_attempt WHERE state = 'review') AS "paymentReviews",
    ${countUndecidedTransfersSql} AS "undecidedTransfers",
    EXISTS (SELECT FROM shop_hold) AS "isOnHold",
    ${countNotDeletedSql('material')} AS materials,
    ${countNotDeletedSql('color')} AS colors,
    ${countNotDeletedSql('sink_type')} AS "sink-types",
    ${countNotDeletedSql('thickness')} AS thicknesses,
    ${countNotDeletedSql('cutout')} AS cutouts,
    ${countNotDeletedSql('basin')} AS basins,
    backup.*
  FROM (${readBackupFiguresSql}) AS backup`;

type CountsRow = Omit<AdminCountsResponse, 'isBackupMissing'> & BackupFigures;

@ApiTags('Staff')
@Controller('admin/counts')
export class AdminCountsController {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  @Get()
  @Roles('office')
  @RespondsWith('AdminCountsResponse')
  async count() {
    const now = this.clock.now();
    const [row] = await this.statements.run<CountsRow>(countSql, [now]);
    if (!row) throw new Error('a count has one row');
    const { shop_since, good_at, failed_at, ...counts } = row;
    const figures = { shop_since, good_at, failed_at };
    return { ...counts, isBackupMissing: isBackupMissing(figures, { at: this.config.backups.at, now }) };
  }
}
