import type { Measurements } from '@app/contracts';
import { jsonTimeSql } from '../../database/json-time-sql';
import type { InDatabase, StatementRunner } from '../../database/statements';

const findMeasurementsSql = `
  SELECT version, length_mm AS "lengthMm", width_mm AS "widthMm", layout, note, how, recorded_at AS "recordedAt",
    staff_user.first_name AS by,
    (SELECT json_build_object('by', agreed_by, 'how', agreed.how, 'at', ${jsonTimeSql('agreed_at')}) FROM drawing_agreement AS agreed
      WHERE agreed.quote_id = measurement.quote_id AND agreed.version = measurement.version) AS agreement,
    (SELECT json_build_object('reason', reason, 'at', ${jsonTimeSql('allowed_at')},
        'by', (SELECT first_name FROM staff_user WHERE staff_user.id = allowed_by)) FROM unsigned_cut AS allowed
      WHERE allowed.quote_id = measurement.quote_id AND allowed.version = measurement.version) AS "unsignedCut"
  FROM measurement LEFT JOIN staff_user ON staff_user.id = recorded_by
  WHERE quote_id = $1
  ORDER BY version DESC
  LIMIT 1`;

export type FoundMeasurements = InDatabase<Measurements, 'recordedAt'>;

export async function measurementsOf(
  runner: StatementRunner,
  quoteId: string,
): Promise<FoundMeasurements | null> {
  const [found] = await runner.run<FoundMeasurements>(findMeasurementsSql, [quoteId]);
  return found ?? null;
}
