import { Body, Controller, Get, HttpCode, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
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
  @Answers('BooksResponse')
  @ApiErrors()
  read() {
    return this.desk.read();
  }

  @Post('books/compare')
  @Roles('office')
  @HttpCode(HttpStatus.OK)
  @Answers('BooksResponse')
  @ApiErrors()
  compare(@CurrentActor() actor: Actor) {
    return this.desk.compare(actor);
  }

  @Put('differences/:differenceId')
  @Roles('office')
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
