import { paths, type AdminQuoteDetail, type MeasurementsPreview } from '@app/contracts';
import { apiMutation } from '@app/web-client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Long enough that a size is not asked for digit by digit. */
const typingPauseMs = 300;

interface Sizes {
  lengthMm: number;
  widthMm: number;
}

export type PreviewState =
  | { kind: 'as-quoted' }
  | { kind: 'asking' }
  | { kind: 'failed' }
  | { kind: 'priced'; preview: MeasurementsPreview };

/** What other sizes would do to the price, by the API; `as-quoted` where they are the quoted ones or unknown. */
export function usePreview(quote: AdminQuoteDetail, sizes: Sizes | null): PreviewState {
  const isOther = sizes !== null && (sizes.lengthMm !== quote.length || sizes.widthMm !== quote.width);
  const wanted = isOther ? `${sizes.lengthMm}x${sizes.widthMm}` : '';
  const [settled, setSettled] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), typingPauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isSettled = settled === wanted;
  const path = paths.previewMeasurements(quote.id);
  const { data, isError } = useQuery({
    queryKey: [path, wanted],
    queryFn: () => apiMutation<MeasurementsPreview>('POST', path, sizes),
    enabled: isOther && isSettled,
  });
  if (!isOther) return { kind: 'as-quoted' };
  if (isSettled && data) return { kind: 'priced', preview: data };
  return isSettled && isError ? { kind: 'failed' } : { kind: 'asking' };
}

/** Whether there is anything to decide: sizes may differ and cost the same. */
export const changesPrice = (state: PreviewState): state is Extract<PreviewState, { kind: 'priced' }> =>
  state.kind === 'priced' && Number(state.preview.difference) !== 0;
