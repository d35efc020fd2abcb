import { Body, Controller, Get, HttpCode, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ledgerLimits, type SettleDifferenceRequest } from '@app/contracts';
import { BooksDesk } from '../../payments';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { IdInPath } from '../../platform/http/id-in-path';
import { Answers } from '../../platform/openapi/answers';
import { OptionalLine } from '../../platform/validation/plain-text';
import { CurrentActor } from '../current-actor';
import { Roles } from '../../staff';

class SettleDifferenceDto implements SettleDifferenceRequest {
  @OptionalLine(ledgerLimits.note)
  note: string | null;
}

/** The provider's books, as they are compared with ours by themselves (decision 76). */
@ApiTags('Admin: money')
@Controller('admin/money')
export class BooksController {
  constructor(private readonly desk: BooksDesk) {}

  @Get('books')
  @Roles('office')
  @ApiOperation({ summary: 'How far the card provider’s books have been compared, and what did not agree' })
  @Answers('BooksResponse')
  @ApiErrors()
  read() {
    return this.desk.read();
  }

  @Post('books/compare')
  @Roles('office')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'Have the last days compared now, by the worker' })
  @Answers('BooksResponse')
  @ApiErrors()
  compare(@CurrentActor() actor: Actor) {
    return this.desk.compare(actor);
  }

  @Put('differences/:differenceId')
  @Roles('office')
  @ApiOperation({
    summary: 'Say what a difference was about, which closes it; or without a note take it up again',
  })
  @Answers('BooksDifference')
  @ApiErrors(...bodyErrors, 'books/not-found')
  settle(
    @IdInPath('differenceId', 'books/not-found') id: string,
    @Body() { note }: SettleDifferenceDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.desk.settle(actor, id, note);
  }
}
