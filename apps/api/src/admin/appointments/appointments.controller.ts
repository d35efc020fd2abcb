import {
  appointmentKinds,
  appointmentRuleLimits,
  depositLimits,
  type HandOverRequest,
  isWholeWithin,
  maxHoldReasonLength,
  type OfferAppointmentRequest,
  quoteIdPattern,
  quoteLimits,
  type SetAppointmentTimeRequest,
} from '@app/contracts';
import { Body, Controller, Get, HttpStatus, Post, Put, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { readRules, StaffAppointments } from '../../appointments';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { londonDayOf, readLondonDay } from '../../platform/clock/london-day';
import { IdInPath, QuoteId } from '../../platform/http/id-in-path';
import { readFilter } from '../../platform/lists/read-filter';
import { RespondsWith, RespondsWithNoContent } from '../../platform/openapi/responds-with';
import {
  maxPostgresInteger,
  dtoOf,
  listOf,
  optional,
  optionalInstant,
  optionalLine,
  optionalText,
  requiredInstant,
  requiredOneOf,
  requiredPublicId,
  trimToNull,
} from '../../platform/validation';
import { HandOver } from '../../production';
import { Roles } from '../../staff';
import { CurrentActor } from '../current-actor';
import { AppointmentRulesDto, readAppointmentRules } from './appointment-rules.dto';
import { readAppointmentsOfQuote, readWeek } from './read-calendar';

const AppointmentId = () => IdInPath('appointmentId', 'appointment/not-found');

const minuteLimits = appointmentRuleLimits.minutes;
const minutes = optional({
  accepts: (value) => isWholeWithin(value, minuteLimits),
  message: `This must be ${minuteLimits.min} to ${minuteLimits.max} minutes.`,
});
const personId = optional({
  accepts: (value) => isWholeWithin(value, { min: 1, max: maxPostgresInteger }),
  message: 'This must be the id of a colleague.',
});

const appointmentTops = listOf(
  depositLimits.quotes,
  {
    accepts: (value) => {
      if (typeof value !== 'object' || value === null) return false;
      const { quoteId, quantity } = value as Record<string, unknown>;
      return requiredPublicId.accepts(quoteId) && isWholeWithin(quantity, quoteLimits.quantity);
    },
    schema: {
      type: 'object',
      required: ['quoteId', 'quantity'],
      properties: {
        quoteId: { type: 'string', pattern: quoteIdPattern.source },
        quantity: { type: 'integer', minimum: 1, maximum: quoteLimits.quantity.max },
      },
    },
  },
  'This must be a list of tops, each with how many of them.',
);

class OfferAppointmentDto extends dtoOf<OfferAppointmentRequest>({
  kind: requiredOneOf(appointmentKinds),
  startsAt: optionalInstant,
  minutes,
  personId,
  address: optionalText(depositLimits.deliveryAddress),
  reason: optionalLine(maxHoldReasonLength),
  tops: optional(appointmentTops),
}) {}

class SetAppointmentTimeDto extends dtoOf<SetAppointmentTimeRequest>({
  startsAt: requiredInstant,
  minutes,
  personId,
  address: optionalText(depositLimits.deliveryAddress),
  tops: optional(appointmentTops),
}) {}

class HandOverDto extends dtoOf<HandOverRequest>({ reason: optionalLine(maxHoldReasonLength) }) {}

@ApiTags('Admin: appointments')
@Controller('admin')
export class AppointmentsController {
  constructor(
    private readonly appointments: StaffAppointments,
    private readonly handOvers: HandOver,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  @Get('appointments')
  @Roles('office')
  @ApiQuery({ name: 'from', required: false })
  @RespondsWith('AppointmentWeek')
  readWeek(@Query() query: Record<string, unknown>) {
    const day = readFilter(query, 'from', { read: readLondonDay, expected: 'a day such as 2026-11-23' });
    return readWeek(this.statements, day ?? londonDayOf(this.clock.now()));
  }

  @Get('quotes/:quoteId/appointments')
  @Roles('office')
  @RespondsWith('QuoteAppointments')
  readOfQuote(@QuoteId() quoteId: string) {
    return readAppointmentsOfQuote(this.statements, quoteId, this.clock.now());
  }

  @Post('quotes/:quoteId/appointments')
  @Roles('office')
  @RespondsWith('QuoteAppointments', HttpStatus.CREATED)
  async offer(
    @QuoteId() quoteId: string,
    @Body() { kind, startsAt, minutes = null, personId = null, address, reason, tops }: OfferAppointmentDto,
    @CurrentActor() actor: Actor,
  ) {
    const time = {
      startsAt: startsAt ? new Date(startsAt) : null,
      minutes,
      personId,
      address: trimToNull(address),
      reason: trimToNull(reason),
      tops: tops ?? null,
    };
    await this.appointments.offer(actor, quoteId, kind, time);
    return readAppointmentsOfQuote(this.statements, quoteId, this.clock.now());
  }

  @Put('appointments/:appointmentId')
  @Roles('office')
  @RespondsWithNoContent()
  setTime(
    @AppointmentId() id: string,
    @Body() { startsAt, minutes = null, personId, address, tops }: SetAppointmentTimeDto,
    @CurrentActor() actor: Actor,
  ) {
    const time = { startsAt: new Date(startsAt), minutes, personId, address: trimToNull(address), tops };
    return this.appointments.setTime(actor, id, time);
  }

  @Post('appointments/:appointmentId/cancel')
  @Roles('office')
  @RespondsWithNoContent()
  cancel(@AppointmentId() id: string, @CurrentActor() actor: Actor) {
    return this.appointments.cancel(actor, id);
  }

  @Post('appointments/:appointmentId/hand-over')
  @Roles('office')
  @RespondsWithNoContent()
  handOver(@AppointmentId() id: string, @Body() { reason }: HandOverDto, @CurrentActor() actor: Actor) {
    return this.handOvers.record(actor, id, trimToNull(reason));
  }

  @Post('appointments/:appointmentId/undo-hand-over')
  @Roles('office')
  @RespondsWithNoContent()
  undoHandOver(@AppointmentId() id: string, @CurrentActor() actor: Actor) {
    return this.handOvers.undo(actor, id);
  }

  @Get('appointment-rules')
  @Roles('office')
  @RespondsWith('AppointmentRules')
  readRules() {
    return readRules(this.statements);
  }

  @Put('appointment-rules')
  @Roles('office')
  @RespondsWith('AppointmentRules')
  setRules(@Body() request: AppointmentRulesDto, @CurrentActor() actor: Actor) {
    return this.appointments.setRules(actor, readAppointmentRules(request));
  }
}
