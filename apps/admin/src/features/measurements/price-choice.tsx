import { type AdminQuoteDetail, type MeasurementsPreview, paths, type TopLayout } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { cx, useDebounced } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { Notice } from '../../lib/controls';
import { errorOf } from '../../lib/form';
import type { MeasurementFields } from './measurement-fields';
import { text } from './text';

export function PriceChoice({
  form,
  state,
}: {
  form: UseFormReturn<MeasurementFields>;
  state: PreviewState;
}) {
  if (state.kind === 'failed') return <Notice tone="bad" title={text.noPrice} />;
  if (!changesPrice(state)) {
    return (
      <p role="status" className="text-caption text-ink-3">
        {state.kind === 'asking' ? text.pricing : text.samePrice}
      </p>
    );
  }
  const { currentTotal, newTotal, difference, depositCredited } = state.preview;
  const error = errorOf(form, 'price');
  const differenceText = difference.startsWith('-')
    ? text.less(formatPounds(difference.slice(1)))
    : text.more(formatPounds(difference));
  const choices = [
    { value: 'keep', label: text.keep(formatPounds(currentTotal)), detail: text.keepDetail },
    {
      value: 'revise',
      label: text.revise(formatPounds(newTotal)),
      detail: [
        text.reviseDetail(differenceText),
        ...(Number(depositCredited) > 0 ? [text.credited(formatPounds(depositCredited))] : []),
      ].join(' '),
    },
  ];
  return (
    <fieldset
      aria-describedby={error && 'measured-price-error'}
      className={cx('rounded-3 border p-3.5', error ? 'border-bad' : 'border-line')}
    >
      <legend className="px-1 text-small font-label">{text.price}</legend>
      {error && (
        <p id="measured-price-error" className="mb-1.5 text-caption font-label text-bad">
          {error}
        </p>
      )}
      <div className="grid gap-1">
        {choices.map(({ value, label, detail }) => (
          <label key={value} className="flex min-h-11 items-start gap-2.5 py-1 wide:min-h-9">
            <input
              type="radio"
              value={value}
              {...form.register('price', { validate: (chosen) => (chosen ? undefined : text.choosePrice) })}
              className="mt-0.5 size-4.5 flex-none accent-fill"
            />
            <span className="num">
              {label}
              <span className="block text-caption text-ink-3">{detail}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Debounce: no request per digit. */
const typingPauseMs = 300;

interface Sizes {
  lengthMm: number;
  widthMm: number;
}

type PreviewState =
  | { kind: 'as-quoted' }
  | { kind: 'asking' }
  | { kind: 'failed' }
  | { kind: 'priced'; preview: MeasurementsPreview };

/** The API's price for changed sizes; `as-quoted` if they are unchanged or not valid. */
export function usePricePreview(
  quote: AdminQuoteDetail,
  sizes: Sizes | null,
  layout: TopLayout | null,
): PreviewState {
  const openings = openingsOf(layout ?? quote.layout);
  const isChanged =
    sizes !== null &&
    (sizes.lengthMm !== quote.length ||
      sizes.widthMm !== quote.width ||
      openings !== openingsOf(quote.layout));
  const sizeKey = isChanged ? `${sizes.lengthMm}x${sizes.widthMm} ${openings}` : '';
  const isTypingPaused = useDebounced(sizeKey, typingPauseMs) === sizeKey;
  const path = paths.previewMeasurements(quote.id);
  const { data, isError } = useQuery({
    queryKey: [path, sizeKey],
    queryFn: () => apiMutation<MeasurementsPreview>('POST', path, { ...sizes, layout }),
    enabled: isChanged && isTypingPaused,
  });
  if (!isChanged) return { kind: 'as-quoted' };
  if (isTypingPaused && data) return { kind: 'priced', preview: data };
  return isTypingPaused && isError ? { kind: 'failed' } : { kind: 'asking' };
}

/** What of a layout changes the price: how many basins and holes of each kind there are. */
const openingsOf = (layout: TopLayout | null): string =>
  [{ cutoutId: 'sink', at: layout?.sinks ?? [] }, ...(layout?.cutouts ?? [])]
    .flatMap(({ cutoutId, at }) => (at.length > 1 ? `${at.length} of ${cutoutId}` : []))
    .join();

/** Different sizes may cost the same: then there is nothing to choose. */
export const changesPrice = (state: PreviewState): state is Extract<PreviewState, { kind: 'priced' }> =>
  state.kind === 'priced' && Number(state.preview.difference) !== 0;
