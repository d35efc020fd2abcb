import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Statements } from '../../database/statements';
import { ApiErrors } from '../../platform/errors/api-errors';
import { listWarnings } from './list-warnings';
import { Answers } from '../../platform/openapi/answers';

@ApiTags('Staff: catalogue')
@Controller('admin/catalogue-warnings')
export class CatalogueWarningsController {
  constructor(private readonly statements: Statements) {}

  @Get()
  @ApiOperation({ summary: 'What in the catalogue visitors would stumble over' })
  @Answers(['CatalogueWarning'])
  @ApiErrors()
  list() {
    return listWarnings(this.statements);
  }
}
