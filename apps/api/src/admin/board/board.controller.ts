import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type BoardColumnName, boardColumns, boardLimits, maxJobSheets } from '@app/contracts';
import type { FastifyReply } from 'fastify';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { fieldError } from '../../platform/errors/app-error';
import { readChoice, readWholeNumber } from '../../platform/lists/read-filter';
import { RespondsWith, RespondsWithFile } from '../../platform/openapi/responds-with';
import { jobSheetKey, JobSheets, sendPdf } from '../../quotes';
import { Roles } from '../../staff';
import { HidesCustomers } from '../current-actor';
import { readBoardColumn } from './read-board-column';
import { readWorkload } from './read-workload';

const columns = Object.keys(boardColumns) as BoardColumnName[];
const { default: defaultLimit, max: maxLimit } = boardLimits;

@ApiTags('Admin: board')
@Controller('admin')
export class BoardController {
  constructor(
    private readonly statements: Statements,
    private readonly jobSheets: JobSheets,
    private readonly clock: Clock,
  ) {}

  @Get('board/:column')
  @Roles('office', 'workshop')
  @ApiParam({ name: 'column', enum: columns })
  @ApiQuery({
    name: 'limit',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: maxLimit, default: defaultLimit },
  })
  @RespondsWith('BoardColumn')
  async read(
    @Param() params: Record<string, unknown>,
    @Query() query: Record<string, unknown>,
    @HidesCustomers() isForWorkshop: boolean,
  ) {
    const column = readChoice(params, 'column', columns) ?? 'to-measure';
    const limit = readWholeNumber(query, 'limit', maxLimit);
    const boardColumn = await readBoardColumn(this.statements, column, limit ?? defaultLimit);
    if (!isForWorkshop) return boardColumn;
    // The workshop must not see prices, and a quote's id would open its share page.
    const cards = boardColumn.cards.map((card) => ({
      ...card,
      id: card.reference,
      customerName: null,
      jobName: null,
    }));
    return { ...boardColumn, cards };
  }

  @Get('job-sheets')
  @Roles('office', 'workshop')
  @ApiQuery({ name: 'quotes' })
  @RespondsWithFile('application/pdf')
  async readJobSheets(
    @Query() { quotes }: Record<string, unknown>,
    @HidesCustomers() isForWorkshop: boolean,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const ids = typeof quotes === 'string' ? [...new Set(quotes.split(','))] : [];
    if (ids.length === 0 || ids.length > maxJobSheets || !ids.every((id) => jobSheetKey.test(id)))
      throw fieldError(
        'request/invalid',
        'quotes',
        `quotes must be one to ${maxJobSheets} ids or references.`,
      );
    sendPdf(reply, await this.jobSheets.makeAll(ids, { isForWorkshop }));
  }

  @Get('workload')
  @Roles('office', 'workshop')
  @RespondsWith('Workload')
  readWorkload() {
    return readWorkload(this.statements, this.clock.now());
  }
}
