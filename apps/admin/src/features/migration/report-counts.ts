import {
  catalogueKinds,
  type CatalogueKind,
  type MigrationCounts,
  type MigrationReport,
} from '@app/contracts';

/** What was done, of which an overwritten conflict is an update and any other was kept. */
interface KindCounts extends MigrationCounts {
  kind: CatalogueKind;
}

export const createdCount = ({ counts }: MigrationReport): number => counts.create;
export const updatedCount = ({ counts, overwritten }: MigrationReport): number =>
  counts.update + overwritten.length;
export const keptCount = ({ counts, overwritten }: MigrationReport): number =>
  counts.conflict - overwritten.length;

export const countsByKind = (report: MigrationReport): KindCounts[] =>
  catalogueKinds.flatMap((kind) => {
    const counts = report.countsByKind[kind];
    const overwritten = report.differences.filter(
      (difference) => difference.kind === kind && report.overwritten.includes(difference.key),
    ).length;
    return counts.create + counts.update + counts.conflict + counts.same === 0
      ? []
      : [
          {
            ...counts,
            kind,
            update: counts.update + overwritten,
            conflict: counts.conflict - overwritten,
          },
        ];
  });
