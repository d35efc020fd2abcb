import type { SystemResponse } from '@app/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../platform/errors/api-errors';
import { SystemReport } from './system-report';
import { contract } from '../../platform/openapi/contract';

@ApiTags('Admin: system')
@Controller('admin/system')
export class SystemController {
  constructor(private readonly report: SystemReport) {}

  @Get()
  @ApiOperation({ summary: 'How the parts of the shop are at this moment, and what waits' })
  @ApiOkResponse({ schema: contract('SystemResponse') })
  @ApiErrors()
  read(): Promise<SystemResponse> {
    return this.report.make();
  }
}
