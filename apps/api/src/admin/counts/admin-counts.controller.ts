import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { AdminCountsResponse } from '@app/contracts';
import { type Statement, type StatementRunner, Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { ApiErrors } from '../../platform/errors/api-errors';

const kept = (table: string) => `(SELECT count(*)::integer FROM ${table} WHERE deleted_at IS NULL)`;
const fresh = (table: string) => `(SELECT count(*) FROM ${table} WHERE status = 'new')`;

const countStatement: Statement = {
  name: 'count-for-tabs',
  text: `SELECT
    (SELECT coalesce(sum(quotes), 0)::integer FROM quote_tally) AS quotes,
    (${fresh('contact_inquiry')} + ${fresh('trade_inquiry')})::integer AS "newInquiries",
    (SELECT count(*)::integer FROM staff_task WHERE done_at IS NULL) AS "openTasks",
    (SELECT count(*)::integer FROM staff_task WHERE done_at IS NULL AND due_at < $1) AS "overdueTasks",
    (SELECT count(*)::integer FROM payment_attempt WHERE state = 'review') AS "paymentReviews",
    ${kept('material')} AS materials,
    ${kept('color')} AS colors,
    ${kept('sink_type')} AS "sink-types",
    ${kept('thickness')} AS thicknesses,
    ${kept('cutout')} AS cutouts`,
};

/** How many rows there are behind each tab, all of one moment. */
async function countForTabs(statements: StatementRunner, now: Date): Promise<AdminCountsResponse> {
  const [counts] = await statements.run<AdminCountsResponse & Record<string, unknown>>(countStatement, [now]);
  if (!counts) throw new Error('a SELECT without FROM has one row');
  return counts;
}

/** The documents' view of the counts; it holds nothing. */
class AdminCountsDto implements AdminCountsResponse {
  @ApiProperty({ type: 'integer', description: 'Quotes that are not deleted' })
  quotes: number;
  @ApiProperty({ type: 'integer', description: 'Inquiries that nobody has looked at' }) newInquiries: number;
  @ApiProperty({ type: 'integer', description: 'What the team has to do' }) openTasks: number;
  @ApiProperty({ type: 'integer', description: 'How much of it is late' }) overdueTasks: number;
  @ApiProperty({ type: 'integer', description: 'Payments that a person has to judge' })
  paymentReviews: number;
  @ApiProperty({ type: 'integer' }) materials: number;
  @ApiProperty({ type: 'integer' }) colors: number;
  @ApiProperty({ type: 'integer' }) 'sink-types': number;
  @ApiProperty({ type: 'integer' }) thicknesses: number;
  @ApiProperty({ type: 'integer' }) cutouts: number;
}

@ApiTags('Staff')
@Controller('admin/counts')
export class AdminCountsController {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'How many rows there are behind each tab' })
  @ApiOkResponse({ type: AdminCountsDto })
  @ApiErrors('auth/signed-out', 'auth/not-an-admin')
  count(): Promise<AdminCountsResponse> {
    return countForTabs(this.statements, this.clock.now());
  }
}
