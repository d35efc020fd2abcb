import { Body, Controller, Delete, Get, Post, Query, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { IdInPath } from '../../platform/http/id-in-path';
import { IdempotencyKey } from '../../platform/http/idempotency-key';
import { readListQuery } from '../../platform/lists/read-list-query';
import {
  ErasePerson,
  ExportPerson,
  findPeople,
  PersonNotes,
  readPersonKeys,
  summaryOfPerson,
} from '../../privacy';
import { CurrentActor } from '../current-actor';
import { AddPersonNoteDto, ErasePersonDto, PersonRequestDto } from './people.dto';
import { readPersonRecord } from './read-person-record';
import { Answers, AnswersFile, AnswersNothing } from '../../platform/openapi/answers';
import { Roles } from '../../staff';

/** What we hold about people. Whoever is meant stands in bodies, never in addresses, which are logged. */
@ApiTags('Admin: people')
@Controller('admin/people')
export class PeopleController {
  constructor(
    private readonly statements: Statements,
    private readonly erasing: ErasePerson,
    private readonly exporting: ExportPerson,
    private readonly notes: PersonNotes,
  ) {}

  @Get()
  @Roles('office')
  @ApiQuery({ name: 'search', required: false, schema: { type: 'string' } })
  @Answers(['PersonMatch'])
  @ApiErrors('request/invalid')
  find(@Query() query: Record<string, unknown>) {
    return findPeople(this.statements, readListQuery(query, { statuses: [], sorts: {} }).search);
  }

  @Post('holdings')
  @Roles('office')
  @Answers('PersonSummary')
  @ApiErrors(...bodyErrors, 'person/not-found')
  summary(@Body() request: PersonRequestDto) {
    return summaryOfPerson(this.statements, readPersonKeys(request));
  }

  @Post('record')
  @Roles('office')
  @Answers('PersonRecord')
  @ApiErrors(...bodyErrors, 'person/not-found')
  record(@Body() request: PersonRequestDto) {
    return readPersonRecord(this.statements, readPersonKeys(request));
  }

  @Post('notes')
  @Roles('office')
  @AnswersNothing()
  @ApiErrors(...bodyErrors, 'person/not-found')
  addNote(
    @Body() { key, text }: AddPersonNoteDto,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() idempotencyKey?: string,
  ) {
    return this.notes.add(actor, readPersonKeys({ key }), text, idempotencyKey);
  }

  @Delete('notes/:noteId')
  @Roles('office')
  @AnswersNothing()
  @ApiErrors('request/foreign-origin', 'person/no-note')
  deleteNote(@IdInPath('noteId', 'person/no-note') id: string, @CurrentActor() actor: Actor) {
    return this.notes.setDeleted(actor, id, true);
  }

  @Post('notes/:noteId/restore')
  @Roles('office')
  @AnswersNothing()
  @ApiErrors('request/foreign-origin', 'person/no-note')
  restoreNote(@IdInPath('noteId', 'person/no-note') id: string, @CurrentActor() actor: Actor) {
    return this.notes.setDeleted(actor, id, false);
  }

  @Post('export')
  @Roles('office')
  @AnswersFile('application/zip')
  @ApiErrors(...bodyErrors, 'person/not-found')
  async export(
    @Body() request: PersonRequestDto,
    @CurrentActor() actor: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const archive = await this.exporting.export(actor, request);
    void reply
      .header('cache-control', 'no-store')
      .header('content-type', 'application/zip')
      .header('content-disposition', 'attachment; filename="what-we-hold.zip"')
      .send(archive);
  }

  @Post('erase')
  @Roles('office')
  @Answers('ErasureReport')
  @ApiErrors(...bodyErrors, 'person/not-found', 'person/payment-open', 'person/order-open')
  erase(@Body() request: ErasePersonDto, @CurrentActor() actor: Actor) {
    return this.erasing.erase(actor, request);
  }
}
