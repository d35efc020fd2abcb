import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../platform/errors/api-errors';
import { SystemDto } from './system.dto';
import { SystemReport } from './system-report';

@ApiTags('Admin: system')
@Controller('admin/system')
export class SystemController {
  constructor(private readonly report: SystemReport) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'How the parts of the shop are at this moment, and what waits' })
  @ApiOkResponse({ type: SystemDto })
  @ApiErrors('auth/signed-out', 'auth/not-an-admin')
  read(): Promise<SystemDto> {
    return this.report.make();
  }
}
