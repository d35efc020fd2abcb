import type { Measurements } from '@app/contracts';
import type { InDatabase, StatementRunner } from '../../database/statements';

const findMeasurements = `
  SELECT version, length_mm AS "lengthMm", width_mm AS "widthMm", layout, note, how, recorded_at AS "recordedAt",
    staff_user.first_name AS by
  FROM measurement LEFT JOIN staff_user ON staff_user.id = recorded_by
  WHERE quote_id = $1
  ORDER BY version DESC
  LIMIT 1`;

export type FoundMeasurements = InDatabase<Measurements, 'recordedAt'>;

export async function measurementsOf(
  runner: StatementRunner,
  quoteId: string,
): Promise<FoundMeasurements | null> {
  const [found] = await runner.run<FoundMeasurements>(findMeasurements, [quoteId]);
  return found ?? null;
}
