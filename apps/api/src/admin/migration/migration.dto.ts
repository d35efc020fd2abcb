import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type CatalogueKind,
  type FieldDifference,
  type MigratedRows,
  type MigrationCounts,
  type MigrationDifference,
  type MigrationOverview,
  type MigrationPlan,
  type MigrationReport,
  type MigrationRun,
  type MigrationSource,
  type MigrationStep,
  type RunMigrationRequest,
  type RunMigrationResponse,
  catalogueKinds,
  migrationSteps,
  migrationVerdicts,
} from '@app/contracts';
import { wireRule } from '../../platform/validation/wire-rule';

/** More than a catalogue has rows, and longer than two names can be. */
const most = 25_000;
const longest = 3_000;

/** Keys of conflicts. Whether there are such is another question. */
const OptionalKeys = () =>
  wireRule({
    name: 'migrationKeys',
    accepts: (value) =>
      Array.isArray(value) &&
      value.length <= most &&
      value.every((key) => typeof key === 'string' && key.length <= longest),
    message: 'This must be a list of keys.',
    // Staff migrate a few times a year: their requests may all take the careful path.
    schema: { not: {} },
  });

const count = { type: 'integer' } as const;
const optionalText = { type: String, nullable: true } as const;
const source = { enum: ['enhanced', 'database', 'file'] };

export class RunMigrationDto implements RunMigrationRequest {
  @ApiPropertyOptional({
    type: [String],
    description: 'Keys of conflicts in which Preview’s state is written over staff’s',
  })
  @OptionalKeys()
  overwrite?: string[];
}

/** The documents' view of replies; these classes hold nothing. */
class FieldDifferenceDto implements FieldDifference {
  @ApiProperty({ example: 'priceModifier', description: '`deletedAt`: staff have deleted it' }) field: string;
  @ApiProperty(optionalText) live: string | null;
  @ApiProperty(optionalText) preview: string | null;
}

class MigrationDifferenceDto implements MigrationDifference {
  @ApiProperty({ example: 'colors/marble/carrara%20white' }) key: string;
  @ApiProperty({ enum: catalogueKinds }) kind: CatalogueKind;
  @ApiProperty() name: string;
  @ApiProperty({ ...optionalText, description: 'Of a colour' }) material: string | null;
  @ApiProperty({ enum: migrationVerdicts.filter((verdict) => verdict !== 'same') })
  verdict: MigrationDifference['verdict'];
  @ApiProperty({ type: [FieldDifferenceDto] }) fields: FieldDifference[];
  @ApiProperty({ ...count, description: 'Colours that come with a new material' }) colors: number;
}

class MigrationCountsDto implements MigrationCounts {
  @ApiProperty(count) create: number;
  @ApiProperty(count) update: number;
  @ApiProperty(count) conflict: number;
  @ApiProperty(count) same: number;
}

class CountsByKindDto implements Record<CatalogueKind, MigrationCounts> {
  @ApiProperty() materials: MigrationCountsDto;
  @ApiProperty() colors: MigrationCountsDto;
  @ApiProperty() 'sink-types': MigrationCountsDto;
  @ApiProperty() thicknesses: MigrationCountsDto;
  @ApiProperty() cutouts: MigrationCountsDto;
}

/** What a migration would do now. */
export class MigrationPlanDto implements MigrationPlan {
  @ApiProperty(source) source: MigrationSource;
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({ type: [MigrationDifferenceDto] }) differences: MigrationDifference[];
  @ApiProperty({ type: MigrationCountsDto }) counts: MigrationCounts;
  @ApiProperty({ type: CountsByKindDto }) countsByKind: Record<CatalogueKind, MigrationCounts>;
  @ApiProperty({ ...count, description: 'They keep the prices that they were saved with' })
  savedQuotes: number;
}

class MigratedRowsDto implements MigratedRows {
  @ApiProperty(count) materials: number;
  @ApiProperty(count) colors: number;
  @ApiProperty({ ...count, description: 'Colours whose name begins with Carrara' }) carraraColors: number;
}

class MigrationReportDto extends MigrationPlanDto implements MigrationReport {
  @ApiProperty() id: string;
  @ApiProperty({ format: 'date-time' }) finishedAt: string;
  @ApiProperty({ type: MigratedRowsDto }) data: MigratedRows;
  @ApiProperty({
    type: [String],
    description: 'Conflicts that were written over; the others were left alone',
  })
  overwritten: string[];
  @ApiProperty({ ...count, description: 'That came along, and were not here before' }) pictures: number;
  @ApiProperty({ description: 'The backup that was taken before' }) backup: string;
}

/** What a migration did. */
export class RunMigrationResponseDto implements RunMigrationResponse {
  @ApiProperty({ enum: [true] }) success: true;
  @ApiProperty() message: string;
  @ApiProperty({ type: MigratedRowsDto, description: 'Rows of Preview that Live has now' })
  data: MigratedRows;
  @ApiProperty({ type: MigrationReportDto }) report: MigrationReport;
}

class MigrationRunDto implements MigrationRun {
  @ApiProperty() id: string;
  @ApiProperty({
    enum: ['running', 'done', 'failed', 'interrupted'],
    description: '`interrupted`: its process ended over it; nothing of it was written',
  })
  state: MigrationRun['state'];
  @ApiProperty({ format: 'date-time' }) startedAt: string;
  @ApiProperty({ ...optionalText, description: 'First name of who started it' }) by: string | null;
  @ApiProperty({ enum: migrationSteps }) step: MigrationStep;
  @ApiProperty({ ...count, description: 'Of this step, where it can be counted' }) done: number;
  @ApiProperty(count) total: number;
  @ApiProperty({ type: MigrationReportDto, nullable: true }) report: MigrationReport | null;
  @ApiProperty({ ...optionalText, description: 'Where it failed: a sentence' }) error: string | null;
}

/** Where Preview is, and the run that goes on or the latest. */
export class MigrationOverviewDto implements MigrationOverview {
  @ApiProperty(source) source: MigrationSource;
  @ApiProperty({ type: MigrationRunDto, nullable: true }) run: MigrationRun | null;
}
