import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { HoldAfterRestore } from '../../data';
import type { Actor } from '../../platform/audit/actor';
import { RespondsWith } from '../../platform/openapi/responds-with';
import { Roles } from '../../staff';
import { CurrentActor } from '../current-actor';
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
  @RespondsWith('SystemResponse')
  read() {
    return this.report.make();
  }

  @Post('release')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  release(@CurrentActor() actor: Actor) {
    return this.hold.release(actor);
  }
}
