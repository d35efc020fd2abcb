import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { Answers } from '../../platform/openapi/answers';
import { CurrentActor } from '../current-actor';
import { readCapacity, SetWeeklyCapacityDto } from './weekly-capacity.dto';
import { Workloads } from './workloads';
import { Roles } from '../../staff';

/** What the workshop has to cut, week by week. */
@ApiTags('Admin: board')
@Controller('admin/workload')
export class WorkloadController {
  constructor(private readonly workloads: Workloads) {}

  @Get()
  @Roles('office', 'workshop')
  @Answers('Workload')
  @ApiErrors()
  read() {
    return this.workloads.read();
  }

  @Put()
  @Roles('office')
  @Answers('Workload')
  @ApiErrors(...bodyErrors)
  setCapacity(@Body() request: SetWeeklyCapacityDto, @CurrentActor() actor: Actor) {
    return this.workloads.setCapacity(actor, readCapacity(request));
  }
}
