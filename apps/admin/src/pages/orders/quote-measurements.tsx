import type { AdminQuoteDetail } from '@app/contracts';
import { useState } from 'react';
import { MeasurementsSection } from '../../features/measurements/measurements-section';

/** Sizes can be agreed before anything is ordered. */
export function QuoteMeasurements({ quote }: { quote: AdminQuoteDetail }) {
  const [isEditing, setEditing] = useState(false);
  return <MeasurementsSection quote={quote} isEditing={isEditing} onEdit={setEditing} />;
}
