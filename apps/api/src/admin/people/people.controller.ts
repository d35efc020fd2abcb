import { Body, Controller, Get, HttpCode, HttpStatus, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { ErasureReport, PersonMatch, PersonSummary } from '@app/contracts';
import { type InDatabase, Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { readListQuery } from '../../platform/lists/read-list-query';
import { ErasePerson, ExportPerson, findPeople, readPersonKeys, summaryOfPerson } from '../../privacy';
import { CurrentActor } from '../current-actor';
import { ErasePersonDto, PersonRequestDto } from './people.dto';
import { contract, contracts } from '../../platform/openapi/contract';

/** What we hold about people. Whoever is meant stands in bodies, never in addresses, which are logged. */
@ApiTags('Admin: people')
@Controller('admin/people')
export class PeopleController {
  constructor(
    private readonly statements: Statements,
    private readonly erasing: ErasePerson,
    private readonly exporting: ExportPerson,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Find a person by name, e-mail or phone, at most fifty',
    description:
      'Rows are one person’s by their e-mail address; where a quote has none, by its phone number; never by a name. Whatever else is one person’s, staff add by hand.',
  })
  @ApiQuery({ name: 'search', required: false, schema: { type: 'string' } })
  @ApiOkResponse({ schema: contracts('PersonMatch') })
  @ApiErrors('request/invalid')
  find(@Query() query: Record<string, unknown>): Promise<InDatabase<PersonMatch, 'lastSeenAt'>[]> {
    return findPeople(this.statements, readListQuery(query, { statuses: [], sorts: [] }).search);
  }

  @Post('holdings')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'What we hold about a person, counted' })
  @ApiOkResponse({ schema: contract('PersonSummary') })
  @ApiErrors(...bodyErrors, 'person/not-found')
  summary(@Body() request: PersonRequestDto): Promise<PersonSummary> {
    return summaryOfPerson(this.statements, readPersonKeys(request));
  }

  @Post('export')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Everything we hold about a person, as a zip archive',
    description: 'What we hold in words (`what-we-hold.json`), and the files that were sent along.',
  })
  @ApiOkResponse({ content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } })
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
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Forget a person',
    description: 'Rows of money stay, without the name. What lies outside the database follows at once.',
  })
  @ApiOkResponse({ schema: contract('ErasureReport') })
  @ApiErrors(...bodyErrors, 'person/not-found', 'person/payment-open', 'person/order-open')
  erase(@Body() request: ErasePersonDto, @CurrentActor() actor: Actor): Promise<ErasureReport> {
    return this.erasing.erase(actor, request);
  }
}
