import {
  appointmentKinds,
  type OfferAppointmentRequest,
  type SetAppointmentTimeRequest,
} from '@app/contracts';
import { Body, Controller, Get, HttpStatus, Post, Put, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { findTimes, readRules, StaffAppointments } from '../../appointments';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { londonDayOf, readLondonDay } from '../../platform/clock/london-day';
import { fieldError } from '../../platform/errors/app-error';
import { IdInPath, QuoteId } from '../../platform/http/id-in-path';
import { readChoice, readFilter } from '../../platform/lists/read-filter';
import { RespondsWith, RespondsWithNoContent } from '../../platform/openapi/responds-with';
import { dtoOf, optionalInstant, requiredInstant, requiredOneOf } from '../../platform/validation';
import { Roles } from '../../staff';
import { CurrentActor } from '../current-actor';
import { AppointmentRulesDto, readAppointmentRules } from './appointment-rules.dto';
import { appointmentsOfQuote, readWeek } from './read-calendar';

const AppointmentId = () => IdInPath('appointmentId', 'appointment/not-found');

class OfferAppointmentDto extends dtoOf<OfferAppointmentRequest>({
  kind: requiredOneOf(appointmentKinds),
  startsAt: optionalInstant,
}) {}

class SetAppointmentTimeDto extends dtoOf<SetAppointmentTimeRequest>({
  startsAt: requiredInstant,
}) {}

@ApiTags('Admin: appointments')
@Controller('admin')
export class AppointmentsController {
  constructor(
    private readonly appointments: StaffAppointments,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  @Get('appointments')
  @Roles('office')
  @ApiQuery({ name: 'week', required: false })
  @RespondsWith('AppointmentWeek')
  readWeek(@Query() query: Record<string, unknown>) {
    const day = readFilter(query, 'week', { read: readLondonDay, expected: 'a day such as 2026-11-23' });
    return readWeek(this.statements, day ?? londonDayOf(this.clock.now()));
  }

  @Get('appointment-times')
  @Roles('office')
  @ApiQuery({ name: 'kind', enum: appointmentKinds })
  @RespondsWith('AppointmentTimes')
  async readTimes(@Query() query: Record<string, unknown>) {
    const kind = readChoice(query, 'kind', appointmentKinds);
    if (!kind) throw fieldError('request/invalid', 'kind', 'kind is required.');
    const times = await findTimes(this.statements, { kind, movedId: null }, this.clock.now());
    return { times: times.map(({ startsAt, endsAt }) => ({ startsAt, endsAt })) };
  }

  @Get('quotes/:quoteId/appointments')
  @Roles('office')
  @RespondsWith('QuoteAppointments')
  readOfQuote(@QuoteId() quoteId: string) {
    return appointmentsOfQuote(this.statements, quoteId, this.clock.now());
  }

  @Post('quotes/:quoteId/appointments')
  @Roles('office')
  @RespondsWith('QuoteAppointments', HttpStatus.CREATED)
  async offer(
    @QuoteId() quoteId: string,
    @Body() { kind, startsAt }: OfferAppointmentDto,
    @CurrentActor() actor: Actor,
  ) {
    await this.appointments.offer(actor, quoteId, kind, startsAt ? new Date(startsAt) : null);
    return appointmentsOfQuote(this.statements, quoteId, this.clock.now());
  }

  @Put('appointments/:appointmentId')
  @Roles('office')
  @RespondsWithNoContent()
  setTime(
    @AppointmentId() id: string,
    @Body() { startsAt }: SetAppointmentTimeDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.appointments.setTime(actor, id, new Date(startsAt));
  }

  @Post('appointments/:appointmentId/cancel')
  @Roles('office')
  @RespondsWithNoContent()
  cancel(@AppointmentId() id: string, @CurrentActor() actor: Actor) {
    return this.appointments.cancel(actor, id);
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
