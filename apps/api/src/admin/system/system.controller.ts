import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../platform/errors/api-errors';
import { SystemReport } from './system-report';
import { Answers } from '../../platform/openapi/answers';
import { Roles } from '../../staff';

@ApiTags('Admin: system')
@Controller('admin/system')
export class SystemController {
  constructor(private readonly report: SystemReport) {}

  @Get()
  @Roles('office')
  @Answers('SystemResponse')
  @ApiErrors()
  read() {
    return this.report.make();
  }
}
