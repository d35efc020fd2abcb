import type { FieldError, MeasuredHow, PositionOnTop, SaveMeasurementsRequest } from '@app/contracts';
import type { Size } from '@app/pricing';

/**
 * Returns errors for centres outside the top, and for a sink that was not quoted. A quoted sink without a position is still
 * to be agreed.
 */
export function checkPlaces(
  { size, sink, taps }: Pick<MeasurementsInput, 'size' | 'sink' | 'taps'>,
  { hasSink }: { hasSink: boolean },
): FieldError[] {
  const isOnTop = ({ fromLeftMm, fromBackMm }: PositionOnTop) =>
    fromLeftMm > 0 && fromLeftMm < size.lengthMm && fromBackMm > 0 && fromBackMm < size.widthMm;
  return [
    ...(sink && !hasSink ? [{ field: 'sink', message: 'This top was quoted without a sink.' }] : []),
    ...(sink && hasSink && !isOnTop(sink)
      ? [{ field: 'sink', message: 'The centre of the sink must lie on the top.' }]
      : []),
    ...taps.flatMap((tap, index) =>
      isOnTop(tap)
        ? []
        : [{ field: `taps.${index}`, message: 'The centre of a tap hole must lie on the top.' }],
    ),
  ];
}

export interface MeasurementsInput {
  size: Size;
  sink: PositionOnTop | null;
  taps: readonly PositionOnTop[];
  note: string | null;
  how: MeasuredHow;
  knownVersion: number | null;
  price: SaveMeasurementsRequest['price'];
}
