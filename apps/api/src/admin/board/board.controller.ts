import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  type BoardColumnName,
  boardColumns,
  boardLimits,
  maxJobSheets,
  maxWeeklySquareMetres,
  type SetWeeklyCapacityRequest,
} from '@app/contracts';
import type { FastifyReply } from 'fastify';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { fieldError } from '../../platform/errors/app-error';
import { readChoice, readWholeNumber } from '../../platform/lists/read-filter';
import { Answers, AnswersFile } from '../../platform/openapi/answers';
import { dtoOf } from '../../platform/validation';
import { jobSheetKey, JobSheets, sendPdf, SetWeeklyCapacity } from '../../quotes';
import { Roles } from '../../staff';
import { CurrentActor, IsForWorkshop } from '../current-actor';
import { readBoardColumn } from './read-board-column';
import { readWorkload } from './read-workload';

const columns = Object.keys(boardColumns) as BoardColumnName[];
const { default: defaultLimit, max: maxLimit } = boardLimits;
const isSquareMetres = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\s*\d{1,4}(?:\.\d{1,2})?\s*$/.test(value) &&
  Number(value) > 0 &&
  Number(value) <= maxWeeklySquareMetres;

/** Null or empty: the capacity is not known. */
class SetWeeklyCapacityDto extends dtoOf<SetWeeklyCapacityRequest>({
  weeklySquareMetres: {
    accepts: (value) => value === null || value === '' || isSquareMetres(value),
    message: `This must be square metres such as 12.50, at most ${maxWeeklySquareMetres.toLocaleString('en-GB')}.`,
  },
}) {}

@ApiTags('Admin: board')
@Controller('admin')
export class BoardController {
  constructor(
    private readonly statements: Statements,
    private readonly jobSheets: JobSheets,
    private readonly capacity: SetWeeklyCapacity,
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
  @Answers('BoardColumn')
  async read(
    @Param() params: Record<string, unknown>,
    @Query() query: Record<string, unknown>,
    @IsForWorkshop() isForWorkshop: boolean,
  ) {
    const column = readChoice(params, 'column', columns) ?? 'to-measure';
    const limit = readWholeNumber(query, 'limit', maxLimit);
    const found = await readBoardColumn(this.statements, column, limit ?? defaultLimit);
    if (!isForWorkshop) return found;
    // The workshop may not see prices, and the id of a quote opens its page.
    const cards = found.cards.map((card) => ({
      ...card,
      id: card.reference,
      customerName: null,
      jobName: null,
    }));
    return { ...found, cards };
  }

  @Get('job-sheets')
  @Roles('office', 'workshop')
  @ApiQuery({ name: 'quotes' })
  @AnswersFile('application/pdf')
  async readJobSheets(
    @Query() { quotes }: Record<string, unknown>,
    @IsForWorkshop() isForWorkshop: boolean,
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
  @Answers('Workload')
  readWorkload() {
    return readWorkload(this.statements, this.clock.now());
  }

  @Put('workload')
  @Roles('office')
  @Answers('Workload')
  async setCapacity(
    @Body() { weeklySquareMetres: sent }: SetWeeklyCapacityDto,
    @CurrentActor() actor: Actor,
  ) {
    await this.capacity.set(actor, sent?.trim() ? Number(sent).toFixed(2) : null);
    return this.readWorkload();
  }
}
