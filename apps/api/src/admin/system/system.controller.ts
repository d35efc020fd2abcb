import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors } from '../../platform/errors/api-errors';
import { Answers } from '../../platform/openapi/answers';
import { Roles } from '../../staff';
import { CurrentActor } from '../current-actor';
import { HoldAfterRestore } from './hold-after-restore';
import { SystemReport } from './system-report';

@ApiTags('Admin: system')
@Controller('admin/system')
export class SystemController {
  constructor(
    private readonly report: SystemReport,
    private readonly hold: HoldAfterRestore,
  ) {}

  @Get()
  @Roles('office')
  @Answers('SystemResponse')
  @ApiErrors()
  read() {
    return this.report.make();
  }

  @Post('release')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiErrors('request/foreign-origin', 'system/not-on-hold')
  release(@CurrentActor() actor: Actor) {
    return this.hold.release(actor);
  }
}
