import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { AdminCountsResponse } from '@app/contracts';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { ApiErrors } from '../../platform/errors/api-errors';
import { countForTabs } from './count-for-tabs';

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
