import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { CatalogueMigration } from '../../data';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { CurrentActor } from '../current-actor';
import { RunMigrationDto } from './migration.dto';
import { Answers } from '../../platform/openapi/answers';

const sourceErrors = ['migration/source-unreachable', 'migration/source-invalid'] as const;
const runErrors = [
  ...bodyErrors,
  ...sourceErrors,
  'migration/under-way',
  'migration/plan-changed',
  'migration/backup-failed',
] as const;

/** Preview's catalogue to Live (D34). */
@ApiTags('Admin: migration')
@Controller('admin')
export class MigrationController {
  constructor(private readonly migration: CatalogueMigration) {}

  @Get('migration')
  @Answers('MigrationOverview')
  @ApiErrors()
  look() {
    return this.migration.look();
  }

  @Post('migration/preview')
  @Answers('MigrationPlan')
  @ApiErrors('request/foreign-origin', ...sourceErrors)
  plan() {
    return this.migration.plan();
  }

  @Post('run-immediate-migration')
  @ApiBody({ type: RunMigrationDto, required: false })
  @Answers('RunMigrationResponse')
  @ApiErrors(...runErrors)
  runNow(@Body() { overwrite }: RunMigrationDto, @CurrentActor() actor: Actor) {
    return this.migration.run({ actor, overwrite: overwrite ?? [] });
  }

  @Post('migrate-preview-to-live')
  @ApiBody({ type: RunMigrationDto, required: false })
  @Answers('RunMigrationResponse')
  @ApiErrors(...runErrors)
  migrate(@Body() { overwrite }: RunMigrationDto, @CurrentActor() actor: Actor) {
    return this.migration.run({ actor, overwrite: overwrite ?? [] });
  }
}
