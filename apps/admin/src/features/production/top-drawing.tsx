import { isPlaced } from '@app/configuration';
import type { SizeLimits, TopCard } from '@app/contracts';
import { MeasuredDrawing } from '@app/ui';
import { initialFields, type MeasurementFields, planOfFields } from '../measurements/measurement-fields';

interface TopDrawingProps {
  top: TopCard;
  sizeLimits: SizeLimits;
  /** As typed; absent: the latest sizes, else the quoted ones. */
  fields?: MeasurementFields;
}

export function TopDrawing({ top, sizeLimits, fields }: TopDrawingProps) {
  // Parts whose position nobody has agreed are not drawn as if it were.
  const isToBeAgreed = !fields && top.measurements !== null && !isPlaced(top.measurements.layout);
  const measurable = { ...top, sizeLimits, ...(isToBeAgreed && { sinkType: null, cutouts: [] }) };
  return (
    <div className="own-colors rounded-3 border border-line bg-surface p-2">
      <MeasuredDrawing
        plan={planOfFields(measurable, fields ?? initialFields(measurable))}
        maxHeightPx={230}
      />
    </div>
  );
}
