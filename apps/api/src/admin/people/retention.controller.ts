import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { ApiErrors } from '../../platform/errors/api-errors';
import { Answers } from '../../platform/openapi/answers';
import { readRetention } from '../../privacy';
import { Roles } from '../../staff';

/** How long things are kept, and what has been kept long enough. */
@ApiTags('Admin: people')
@Controller('admin/retention')
export class RetentionController {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Roles('office')
  @Answers('RetentionResponse')
  @ApiErrors()
  look() {
    return readRetention(this.statements, this.clock.now());
  }
}
