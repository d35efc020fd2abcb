import type { AdminAppointment, TopToHandOver, TopToTake } from '@app/contracts';
import { Button, TextInput } from '@app/ui';
import { useId } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { errorOf } from '../../lib/form';
import { stageLabels } from '../quotes/state-labels';
import { text } from './text';

/** How many tops of each quote the appointment takes, as typed, by quote id. */
export type TakenTops = Readonly<Record<string, string>>;

/** Tops that a delivery or collection can take, with how many of each. */
interface ChoosableTop extends TopToHandOver {
  max: number;
}

/** The tops that no other appointment takes, and those of this one. */
export function choosableTops(
  tops: readonly TopToHandOver[],
  appointment: Pick<AdminAppointment, 'part' | 'state'> | null,
): ChoosableTop[] {
  return tops.flatMap((top) => {
    const own = appointment?.part?.tops.find(({ quoteId }) => quoteId === top.quoteId)?.quantity ?? 0;
    const max = appointment && !appointment.part ? top.quantity : Math.min(top.free + own, top.quantity);
    return max > 0 ? [{ ...top, max }] : [];
  });
}

/** With a single top there is nothing to choose. */
export const canChoose = (tops: readonly ChoosableTop[]): boolean =>
  tops.length > 1 || tops.some(({ max }) => max > 1);

const takeAll = (tops: readonly ChoosableTop[]): TakenTops =>
  Object.fromEntries(tops.map(({ quoteId, max }) => [quoteId, String(max)]));

const isReady = ({ stage }: TopToHandOver) => stage === 'ready';

/** The tops that are ready; if none is, all. */
export function defaultTops(tops: readonly ChoosableTop[]): TakenTops {
  const ready = tops.filter(isReady);
  return takeAll(ready.length > 0 ? ready : tops);
}

export const topsOfAppointment = (
  { part }: Pick<AdminAppointment, 'part'>,
  tops: readonly ChoosableTop[],
): TakenTops =>
  part
    ? Object.fromEntries(part.tops.map(({ quoteId, quantity }) => [quoteId, String(quantity)]))
    : takeAll(tops);

export const toTakenTops = (taken: TakenTops): TopToTake[] =>
  Object.entries(taken).map(([quoteId, quantity]) => ({ quoteId, quantity: Number(quantity) }));

function problemOf(taken: TakenTops, tops: readonly ChoosableTop[]): string | undefined {
  if (Object.keys(taken).length === 0) return text.topsMissing;
  const wrong = tops.find(({ quoteId, max }) => {
    const typed = taken[quoteId];
    return typed !== undefined && !(/^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= max);
  });
  return wrong && text.topsTooMany(wrong.number, wrong.max);
}

interface TakenTopsFieldProps<Fields extends { taken: TakenTops | null }> {
  form: UseFormReturn<Fields>;
  tops: readonly ChoosableTop[];
  /** Until somebody changes it. */
  initial: TakenTops;
}

/** Which tops a delivery or collection takes. */
export function TakenTopsField<Fields extends { taken: TakenTops | null }>({
  form: dialogForm,
  tops,
  initial,
}: TakenTopsFieldProps<Fields>) {
  const form = dialogForm as unknown as UseFormReturn<{ taken: TakenTops | null }>;
  const { field } = useController({
    control: form.control,
    name: 'taken',
    rules: { validate: (value) => problemOf(value ?? initial, tops) },
  });
  const errorId = useId();
  const taken = field.value ?? initial;
  const error = errorOf(form, 'taken');
  const ready = tops.filter(isReady);
  const set = ({ quoteId }: ChoosableTop, quantity: string | undefined) => {
    const others = Object.entries(taken).filter(([id]) => id !== quoteId);
    field.onChange(Object.fromEntries(quantity === undefined ? others : [...others, [quoteId, quantity]]));
  };
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="text-small font-label">{text.whichTops}</legend>
      <div className="flex flex-wrap gap-x-2">
        {ready.length > 0 && ready.length < tops.length && (
          <Button kind="ghost" onClick={() => field.onChange(takeAll(ready))}>
            {text.readyTops}
          </Button>
        )}
        <Button kind="ghost" onClick={() => field.onChange(takeAll(tops))}>
          {text.allTops}
        </Button>
      </div>
      <ul className="num max-h-64 divide-y divide-line overflow-y-auto border-y border-line text-small">
        {tops.map((top) => {
          const { quoteId, number, color, quantity, stage, max } = top;
          const typed = taken[quoteId];
          return (
            <li key={quoteId} className="flex min-h-11 items-center gap-2.5 py-1">
              <label className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5">
                <input
                  type="checkbox"
                  checked={typed !== undefined}
                  onChange={({ target }) => set(top, target.checked ? String(max) : undefined)}
                  className="size-4.5 flex-none accent-fill max-wide:size-6"
                />
                <span className="min-w-0">
                  {text.topOf(number, color, quantity)}
                  <span className="block text-caption text-ink-2">{stageLabels[stage]}</span>
                </span>
              </label>
              {max > 1 && typed !== undefined && (
                <span className="flex flex-none items-center gap-1.5">
                  <TextInput
                    value={typed}
                    inputMode="numeric"
                    autoComplete="off"
                    aria-label={text.howMany(number)}
                    onChange={({ target }) => set(top, target.value.trim())}
                    className="num w-16"
                  />
                  {text.ofMax(max)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {error && (
        <p id={errorId} role="alert" className="mt-1 text-caption text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
