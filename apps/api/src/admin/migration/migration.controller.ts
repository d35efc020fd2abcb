import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CatalogueMigration } from '../../data';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors } from '../../platform/errors/api-errors';
import { CurrentActor } from '../current-actor';
import { Answers } from '../../platform/openapi/answers';

const sourceErrors = [
  'request/foreign-origin',
  'migration/source-unreachable',
  'migration/source-invalid',
] as const;

/** Preview's catalogue to Live (D34). */
@ApiTags('Admin: migration')
@Controller('admin')
export class MigrationController {
  constructor(private readonly migration: CatalogueMigration) {}

  @Post('migration/preview')
  @Answers('MigrationPlan')
  @ApiErrors(...sourceErrors)
  plan() {
    return this.migration.plan();
  }

  @Post(['run-immediate-migration', 'migrate-preview-to-live'])
  @Answers('RunMigrationResponse')
  @ApiErrors(...sourceErrors, 'migration/under-way')
  run(@CurrentActor() actor: Actor) {
    return this.migration.run(actor);
  }
}
