import { Controller, Get, HttpStatus, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors } from '../../platform/errors/api-errors';
import { Retention } from '../../privacy';
import { CurrentActor } from '../current-actor';
import { Answers } from '../../platform/openapi/answers';
import { Roles } from '../../staff';

/** How long things are kept, and what has been kept long enough. */
@ApiTags('Admin: people')
@Controller('admin/retention')
export class RetentionController {
  constructor(private readonly retention: Retention) {}

  @Get()
  @Roles('office')
  @Answers('RetentionResponse')
  @ApiErrors()
  look() {
    return this.retention.look();
  }

  @Post('run')
  @Roles('office')
  @Answers('RetentionResponse', HttpStatus.ACCEPTED)
  @ApiErrors('request/foreign-origin')
  async run(@CurrentActor() actor: Actor) {
    await this.retention.ask(actor);
    return this.retention.look();
  }
}
