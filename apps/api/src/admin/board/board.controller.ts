import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type BoardColumnName, boardColumns, boardLimits } from '@app/contracts';
import { Statements } from '../../database/statements';
import { ApiErrors } from '../../platform/errors/api-errors';
import { readChoice, readFilter } from '../../platform/lists/read-filter';
import { Answers } from '../../platform/openapi/answers';
import { IsForWorkshop } from '../current-actor';
import { readBoardColumn } from './read-board-column';
import { Roles } from '../../staff';

const columns = Object.keys(boardColumns) as BoardColumnName[];
const { usual, most } = boardLimits;

/** Orders as staff move them from stage to stage. */
@ApiTags('Admin: board')
@Controller('admin/board')
export class BoardController {
  constructor(private readonly statements: Statements) {}

  @Get(':column')
  @Roles('office', 'workshop')
  @ApiParam({ name: 'column', enum: columns })
  @ApiQuery({
    name: 'limit',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: most, default: usual },
  })
  @Answers('BoardColumn')
  @ApiErrors('request/invalid')
  async read(
    @Param() params: Record<string, unknown>,
    @Query() query: Record<string, unknown>,
    @IsForWorkshop() isForWorkshop: boolean,
  ) {
    const column = readChoice(params, 'column', columns) ?? 'to-measure';
    const limit = readFilter(query, 'limit', {
      read: (text) => (/^\d{1,3}$/.test(text) && +text >= 1 && +text <= most ? +text : undefined),
      expected: `a whole number from 1 to ${most}`,
    });
    const found = await readBoardColumn(this.statements, column, limit ?? usual);
    if (!isForWorkshop) return found;
    // The id of a quote opens its page, where its price is.
    const cards = found.cards.map((card) => ({
      ...card,
      id: card.reference,
      customerName: null,
      jobName: null,
    }));
    return { ...found, cards };
  }
}
