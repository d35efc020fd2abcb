import { Body, Controller, Delete, Get, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  maxNoteLength,
  maxFurtherKeys,
  type AddPersonNoteRequest,
  type ErasePersonRequest,
  type PersonRequest,
} from '@app/contracts';
import type { FastifyReply } from 'fastify';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { IdInPath } from '../../platform/http/id-in-path';
import { IdempotencyKey } from '../../platform/http/idempotency-key';
import { readListQuery } from '../../platform/lists/read-list-query';
import { RespondsWithPage } from '../../platform/lists/responds-with-page';
import {
  ErasePerson,
  ExportPerson,
  findPeople,
  maxFound,
  PersonNotes,
  readPersonKeys,
  readRetention,
  summaryOfPerson,
} from '../../privacy';
import { CurrentActor } from '../current-actor';
import { RespondsWith, RespondsWithFile, RespondsWithNoContent } from '../../platform/openapi/responds-with';
import { Roles } from '../../staff';
import { dtoOf, listOf, optional, requiredLine, requiredText } from '../../platform/validation';
import { readPersonRecord } from './read-person-record';

const peopleList = { statuses: [], sorts: {} };

/** Characters of an email address, a phone number or a reference. */
const maxKeyLength = 320;
const personKey = requiredLine(maxKeyLength);

/** Sent in the body, since request URLs are logged. */
class PersonRequestDto extends dtoOf<PersonRequest>({
  key: personKey,
  also: optional(
    listOf(
      maxFurtherKeys,
      { accepts: (value) => typeof value === 'string' && value.length <= maxKeyLength },
      `Please give at most ${maxFurtherKeys} email addresses, phone numbers or references.`,
    ),
  ),
}) {}

class ErasePersonDto extends dtoOf<ErasePersonRequest>({
  ...PersonRequestDto.rules,
  confirmation: personKey,
}) {}

class AddPersonNoteDto extends dtoOf<AddPersonNoteRequest>({
  key: personKey,
  text: requiredText(maxNoteLength),
}) {}

@ApiTags('Admin: people')
@Controller('admin')
export class PeopleController {
  constructor(
    private readonly statements: Statements,
    private readonly erasePerson: ErasePerson,
    private readonly exportPerson: ExportPerson,
    private readonly notes: PersonNotes,
    private readonly clock: Clock,
  ) {}

  @Get('people')
  @Roles('office')
  @RespondsWithPage('PersonMatch', peopleList, maxFound)
  find(@Query() query: Record<string, unknown>) {
    return findPeople(this.statements, readListQuery(query, peopleList).search);
  }

  @Post('people/holdings')
  @Roles('office')
  @RespondsWith('PersonSummary')
  summary(@Body() request: PersonRequestDto) {
    return summaryOfPerson(this.statements, readPersonKeys(request));
  }

  @Post('people/record')
  @Roles('office')
  @RespondsWith('PersonRecord')
  record(@Body() request: PersonRequestDto) {
    return readPersonRecord(this.statements, readPersonKeys(request));
  }

  @Post('people/notes')
  @Roles('office')
  @RespondsWithNoContent()
  addNote(
    @Body() { key, text }: AddPersonNoteDto,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() idempotencyKey?: string,
  ) {
    return this.notes.add(actor, readPersonKeys({ key }), text, idempotencyKey);
  }

  @Delete('people/notes/:noteId')
  @Roles('office')
  @RespondsWithNoContent()
  deleteNote(@IdInPath('noteId', 'person/no-note') id: string, @CurrentActor() actor: Actor) {
    return this.notes.setDeleted(actor, id, true);
  }

  @Post('people/notes/:noteId/restore')
  @Roles('office')
  @RespondsWithNoContent()
  restoreNote(@IdInPath('noteId', 'person/no-note') id: string, @CurrentActor() actor: Actor) {
    return this.notes.setDeleted(actor, id, false);
  }

  @Post('people/export')
  @Roles('office')
  @RespondsWithFile('application/zip')
  async export(
    @Body() request: PersonRequestDto,
    @CurrentActor() actor: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const archive = await this.exportPerson.export(actor, request);
    void reply
      .header('cache-control', 'no-store')
      .header('content-type', 'application/zip')
      .header('content-disposition', 'attachment; filename="what-we-hold.zip"')
      .send(archive);
  }

  @Post('people/erase')
  @Roles('office')
  @RespondsWith('ErasureReport')
  erase(@Body() request: ErasePersonDto, @CurrentActor() actor: Actor) {
    return this.erasePerson.erase(actor, request);
  }

  @Get('retention')
  @Roles('office')
  @RespondsWith('RetentionResponse')
  retention() {
    return readRetention(this.statements, this.clock.now());
  }
}
