import type { MeasuredHow, Measurements, PlaceOnTop } from '@app/contracts';
import type { Statement, StatementRunner } from '../../database/statements';

const findMeasurements: Statement = {
  name: 'find-measurements',
  text: `
    SELECT version, length_mm, width_mm, sink, taps, note, how, recorded_at, staff_user.first_name AS by
    FROM measurement LEFT JOIN staff_user ON staff_user.id = recorded_by
    WHERE quote_id = $1
    ORDER BY version DESC
    LIMIT 1`,
};

interface MeasurementRow {
  version: number;
  length_mm: number;
  width_mm: number;
  sink: PlaceOnTop | null;
  taps: PlaceOnTop[];
  note: string | null;
  how: MeasuredHow;
  recorded_at: Date;
  by: string | null;
}

/** The latest sizes that staff recorded for a quote; null: none yet. */
export async function measurementsOf(runner: StatementRunner, quoteId: string): Promise<Measurements | null> {
  const [row] = await runner.run<MeasurementRow>(findMeasurements, [quoteId]);
  return (
    (row && {
      version: row.version,
      lengthMm: row.length_mm,
      widthMm: row.width_mm,
      sink: row.sink,
      taps: row.taps,
      note: row.note,
      how: row.how,
      recordedAt: row.recorded_at.toISOString(),
      by: row.by,
    }) ??
    null
  );
}
