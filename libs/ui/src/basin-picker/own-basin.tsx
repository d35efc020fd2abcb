import { useState } from 'react';
import { Field } from '../field/field';
import { Select } from '../field/select';
import { TextInput } from '../field/text-input';
import { UnitInput } from '../field/unit-input';
import { basinPickerText as text } from './basin-picker-text';
import type { BasinNumberName, NumberRange, PickedBasin } from './picked-basin';

export interface OwnBasinProps {
  basin: PickedBasin | null;
  type: PickedBasin['type'];
  /** Shapes that fit the sink. */
  shapes: readonly PickedBasin['size']['shape'][];
  limits: Readonly<Record<BasinNumberName, NumberRange>> & { behindMm: NumberRange };
  /** Maximum characters of name and maker. */
  maxLength: number;
  /** Why the numbers cannot be right together; null: they can. */
  problemOf: (basin: PickedBasin) => string | null;
  onChoose: (basin: PickedBasin) => void;
}

type Typed = Partial<Record<BasinNumberName | 'behindMm', string>>;

const emptySize: Record<BasinNumberName, string> = {
  radiusMm: '20',
  bowlLengthMm: '',
  bowlWidthMm: '',
  cutoutLengthMm: '',
  cutoutWidthMm: '',
  overhangMm: '15',
};
const tapDiameterMm = 35;

/** Fields for the maker's numbers. The basin is chosen as soon as the numbers are complete and valid. */
export function OwnBasin({ basin, type, shapes, limits, maxLength, problemOf, onChoose }: OwnBasinProps) {
  const [names, setNames] = useState({ name: basin?.name ?? '', maker: basin?.maker ?? '' });
  const [chosenShape, setShape] = useState(basin?.size.shape);
  const [typed, setTyped] = useState<Typed>(() => toTyped(basin));
  const shape = shapes.find((candidate) => candidate === chosenShape) ?? shapes[0] ?? 'oval';
  const asked = askedOf(type, shape);
  const use = (change: { names?: typeof names; shape?: typeof shape; typed?: Typed }) => {
    const next = { names, shape, typed, ...change };
    setNames(next.names);
    setShape(next.shape);
    setTyped(next.typed);
    const made = toBasin(type, next, limits);
    if (made && problemOf(made) === null) onChoose(made);
  };
  const made = toBasin(type, { names, shape, typed }, limits);
  const problem = made && problemOf(made);
  const labelOf = (name: BasinNumberName) =>
    type === 'vessel' && name === 'cutoutLengthMm' ? text.waste : text.numbers[name];
  const missing = asked.filter((name) => !typed[name]);
  const isBegun = asked.some((name) => typed[name] && typed[name] !== emptySize[name]);
  const number = (name: BasinNumberName | 'behindMm', label: string) => {
    const value = typed[name] ?? '';
    const range = limits[name];
    return (
      <Field
        key={name}
        label={label}
        isOptional={name === 'behindMm'}
        error={value !== '' && !isWithin(value, range) && text.within(range.min, range.max)}
      >
        {(control) => (
          <UnitInput
            {...control}
            unit="mm"
            value={value}
            onChange={({ target }) => use({ typed: { ...typed, [name]: target.value.trim() } })}
          />
        )}
      </Field>
    );
  };
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-2 text-small text-ink-3">{text.ownHint}</legend>
      <div className="grid grid-cols-2 items-end gap-x-3 gap-y-3">
        {(['name', 'maker'] as const).map((name) => (
          <Field key={name} label={text[name]} isOptional>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                value={names[name]}
                onChange={({ target }) =>
                  use({ names: { ...names, [name]: target.value.slice(0, maxLength) } })
                }
              />
            )}
          </Field>
        ))}
        {shapes.length > 1 && (
          <Field label={text.shape}>
            {(control) => (
              <Select
                {...control}
                value={shape}
                onChange={({ target }) => use({ shape: target.value as typeof shape })}
                options={shapes.map((value) => ({ value, label: text.shapes[value] }))}
              />
            )}
          </Field>
        )}
        {asked.map((name) => number(name, labelOf(name)))}
        {number('behindMm', text.tap)}
      </div>
      <p role="status" className="text-small text-ink-2">
        {isBegun && missing.length > 0 && text.missing(missing.map(labelOf))}
      </p>
      {problem && (
        <p role="alert" className="text-small font-label text-warn">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

/** The numbers to ask for; the others follow from them. */
const askedOf = (type: PickedBasin['type'], shape: PickedBasin['size']['shape']): BasinNumberName[] => [
  ...(type === 'vessel'
    ? (['bowlLengthMm', 'bowlWidthMm', 'cutoutLengthMm'] as const)
    : (['cutoutLengthMm', 'cutoutWidthMm', 'bowlLengthMm', 'bowlWidthMm'] as const)),
  ...(shape === 'rectangle' ? (['radiusMm'] as const) : []),
  ...(type === 'inset' ? (['overhangMm'] as const) : []),
];

const isWithin = (typed: string, { min, max }: NumberRange): boolean =>
  /^-?\d{1,4}$/.test(typed) && Number(typed) >= min && Number(typed) <= max;

function toTyped(basin: PickedBasin | null): Typed {
  if (!basin) return emptySize;
  const { holes, ...size } = basin.size;
  const names = Object.keys(emptySize) as BasinNumberName[];
  return {
    ...Object.fromEntries(names.map((name) => [name, String(size[name])])),
    behindMm: holes[0] ? String(holes[0].behindMm) : '',
  };
}

/** null: a number is missing or out of its limits. */
function toBasin(
  type: PickedBasin['type'],
  {
    names,
    shape,
    typed,
  }: { names: Pick<PickedBasin, 'name' | 'maker'>; shape: PickedBasin['size']['shape']; typed: Typed },
  limits: OwnBasinProps['limits'],
): PickedBasin | null {
  const { behindMm = '' } = typed;
  if (!askedOf(type, shape).every((name) => isWithin(typed[name] ?? '', limits[name]))) return null;
  if (behindMm !== '' && !isWithin(behindMm, limits.behindMm)) return null;
  const numberOf = (name: BasinNumberName) => Number(typed[name] ?? 0);
  return {
    ...names,
    type,
    size: {
      shape,
      radiusMm: shape === 'oval' ? 0 : numberOf('radiusMm'),
      bowlLengthMm: numberOf('bowlLengthMm'),
      bowlWidthMm: numberOf('bowlWidthMm'),
      cutoutLengthMm: numberOf('cutoutLengthMm'),
      cutoutWidthMm: type === 'vessel' ? numberOf('cutoutLengthMm') : numberOf('cutoutWidthMm'),
      overhangMm: type === 'inset' ? numberOf('overhangMm') : 0,
      holes: behindMm === '' ? [] : [{ rightMm: 0, behindMm: Number(behindMm), diameterMm: tapDiameterMm }],
    },
  };
}
