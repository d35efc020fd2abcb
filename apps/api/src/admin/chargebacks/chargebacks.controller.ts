import { Body, Controller, Get, HttpCode, HttpStatus, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { chargebackDecisions, type DecideChargebackRequest } from '@app/contracts';
import type { FastifyReply } from 'fastify';
import { Statements } from '../../database/statements';
import { DecideChargeback } from '../../payments';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { IdInPath } from '../../platform/http/id-in-path';
import { RespondsWith, RespondsWithFile } from '../../platform/openapi/responds-with';
import { dtoOf, requiredOneOf } from '../../platform/validation';
import { sendPdf } from '../../quotes';
import { Roles } from '../../staff';
import { CurrentActor } from '../current-actor';
import { getTask } from '../tasks/list-tasks';
import { MakeEvidence } from './make-evidence';

class DecideChargebackDto extends dtoOf<DecideChargebackRequest>({
  decision: requiredOneOf(chargebackDecisions),
}) {}

const TaskId = () => IdInPath('taskId', 'task/not-found');

@ApiTags('Admin: money')
@Controller('admin/chargebacks/:taskId')
export class ChargebacksController {
  constructor(
    private readonly statements: Statements,
    private readonly chargebacks: DecideChargeback,
    private readonly evidence: MakeEvidence,
    private readonly clock: Clock,
  ) {}

  @Post('decision')
  @Roles('office')
  @HttpCode(HttpStatus.OK)
  @RespondsWith('AdminTask')
  async decide(
    @TaskId() id: string,
    @Body() { decision }: DecideChargebackDto,
    @CurrentActor() actor: Actor,
  ) {
    await this.chargebacks.decide(actor, id, decision);
    return getTask(this.statements, id, this.clock.now());
  }

  @Get('evidence.pdf')
  @Roles('office')
  @RespondsWithFile('application/pdf')
  async readEvidence(@TaskId() id: string, @Res() reply: FastifyReply): Promise<void> {
    sendPdf(reply, await this.evidence.make(id));
  }
}
