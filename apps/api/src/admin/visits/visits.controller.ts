import {
  maxAccessNoteLength,
  maxHoldReasonLength,
  type SizesOnSite,
  visitEntryKinds,
  visitEntryLimits,
  type VisitEntryRequest,
} from '@app/contracts';
import { Controller, Get, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { FilesForm } from '../../attachments';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { fieldError } from '../../platform/errors/app-error';
import { IdempotencyKey } from '../../platform/http/idempotency-key';
import { IdInPath } from '../../platform/http/id-in-path';
import { RespondsWith } from '../../platform/openapi/responds-with';
import {
  dtoOf,
  optionalInstant,
  optionalLine,
  optionalObject,
  optionalOneOf,
  optionalText,
  requiredInstant,
  requiredLine,
  requiredOneOf,
} from '../../platform/validation';
import { DtoPipe } from '../../platform/validation/dto-pipe';
import { readVisits, RecordVisitEntry } from '../../production';
import { Roles } from '../../staff';
import { CurrentActor } from '../current-actor';
import { measuredSizeRules } from '../measurements/admin-measurements.controller';

const maxReferenceLength = 20;

class SizesOnSiteDto extends dtoOf<SizesOnSite>({
  ...measuredSizeRules,
  reference: requiredLine(maxReferenceLength),
}) {}

class VisitEntryDto extends dtoOf<VisitEntryRequest>({
  kind: requiredOneOf(visitEntryKinds),
  enteredAt: requiredInstant,
  name: optionalLine(visitEntryLimits.name),
  unsignedReason: optionalLine(maxHoldReasonLength),
  reference: optionalLine(maxReferenceLength),
  access: optionalText(maxAccessNoteLength),
  sizes: optionalObject(SizesOnSiteDto),
  stage: optionalOneOf(['delivered', 'collected']),
  reason: optionalLine(maxHoldReasonLength),
  note: optionalLine(visitEntryLimits.note),
  knownStartsAt: optionalInstant,
}) {}

const dtoPipe = new DtoPipe();

function readEntry(text: string | undefined): VisitEntryRequest {
  let entry: unknown;
  try {
    entry = JSON.parse(text ?? '');
  } catch {
    throw fieldError('request/invalid', 'entry', 'The entry must be JSON.');
  }
  return dtoPipe.transform(entry, { type: 'body', metatype: VisitEntryDto }) as VisitEntryRequest;
}

@ApiTags('Admin: visits')
@Controller('admin/visits')
export class VisitsController {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly entries: RecordVisitEntry,
  ) {}

  @Get()
  @Roles('office', 'fitter')
  @RespondsWith('Visits')
  read(@CurrentActor() { userId }: Actor) {
    return readVisits(this.statements, userId ?? 0, this.clock.now());
  }

  @Post(':visitId/entries')
  @Roles('office', 'fitter')
  @FilesForm()
  @RespondsWith('VisitEntryResponse', HttpStatus.CREATED)
  record(
    @IdInPath('visitId', 'appointment/not-found') appointmentId: string,
    @IdempotencyKey({ required: true }) key: string,
    @Req() request: FastifyRequest,
    @CurrentActor() actor: Actor,
  ) {
    return this.entries.record(actor, { key, appointmentId, readEntry, request });
  }
}
