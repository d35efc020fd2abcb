import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
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
  @ApiOperation({ summary: 'Where Preview is, and the migration that runs or ran last' })
  @Answers('MigrationOverview')
  @ApiErrors()
  look() {
    return this.migration.look();
  }

  @Post('migration/preview')
  @ApiOperation({ summary: 'What a migration would do now; nothing is written' })
  @Answers('MigrationPlan')
  @ApiErrors('request/foreign-origin', ...sourceErrors)
  plan() {
    return this.migration.plan();
  }

  @Post('run-immediate-migration')
  @ApiOperation({
    summary: 'Migrate Preview’s catalogue to Live',
    description:
      'All of it or nothing, one at a time, after a backup. It deletes nothing, and leaves alone what staff wrote unless it is chosen. The reply comes when it is done; `GET /api/admin/migration` tells how far it has come.',
  })
  @ApiBody({ type: RunMigrationDto, required: false })
  @Answers('RunMigrationResponse')
  @ApiErrors(...runErrors)
  runNow(@Body() { overwrite }: RunMigrationDto, @CurrentActor() actor: Actor) {
    return this.migration.run({ actor, overwrite: overwrite ?? [] });
  }

  @Post('migrate-preview-to-live')
  @ApiOperation({ summary: 'The same as run-immediate-migration (D34)' })
  @ApiBody({ type: RunMigrationDto, required: false })
  @Answers('RunMigrationResponse')
  @ApiErrors(...runErrors)
  migrate(@Body() { overwrite }: RunMigrationDto, @CurrentActor() actor: Actor) {
    return this.migration.run({ actor, overwrite: overwrite ?? [] });
  }
}
