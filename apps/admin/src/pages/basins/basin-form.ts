import {
  type BasinHole,
  type BasinNumber,
  basinNumbers,
  type BasinSize,
  type BasinType,
  holeNumbers,
} from '@app/contracts';
import { createItemForm } from '../../features/catalogue/item-form';
import { basinText } from './text';

/** As typed. */
export type SizeValues = Record<BasinNumber, string> & {
  shape: BasinSize['shape'];
  holes: Record<keyof BasinHole, string>[];
};

export type BasinValues = {
  maker: string;
  name: string;
  type: BasinType;
  size: SizeValues;
  template: string | null;
  isActive: boolean;
};

export const emptyHole = { rightMm: '0', behindMm: '', diameterMm: '35' };

const numberNames = Object.keys(basinNumbers) as BasinNumber[];
const holeNames = Object.keys(holeNumbers) as (keyof BasinHole)[];

const typed = <Name extends string>(names: readonly Name[], from: Readonly<Record<Name, number>>) =>
  Object.fromEntries(names.map((name) => [name, String(from[name])])) as Record<Name, string>;
const read = <Name extends string>(names: readonly Name[], from: Readonly<Record<Name, string>>) =>
  Object.fromEntries(names.map((name) => [name, Number(from[name])])) as Record<Name, number>;

/** The numbers that its form does not ask for follow from the others. */
export function toBasinSize(type: BasinType, { shape, holes, ...numbers }: SizeValues): BasinSize {
  const size = read(numberNames, numbers);
  return {
    shape,
    ...size,
    radiusMm: shape === 'oval' ? 0 : size.radiusMm,
    ...(type === 'vessel' && { cutoutWidthMm: size.cutoutLengthMm, overhangMm: 0 }),
    holes: holes.map((hole) => read(holeNames, hole)),
  };
}

export const basinForm = createItemForm<'basins', BasinValues>({
  kind: 'basins',
  empty: {
    maker: '',
    name: '',
    type: 'undermount',
    size: {
      shape: 'oval',
      bowlLengthMm: '',
      bowlWidthMm: '',
      cutoutLengthMm: '',
      cutoutWidthMm: '',
      radiusMm: '0',
      overhangMm: '3',
      holes: [],
    },
    template: null,
    isActive: true,
  },
  read: {
    size: ({ size }) => ({
      ...typed(numberNames, size),
      shape: size.shape,
      holes: size.holes.map((hole) => typed(holeNames, hole)),
    }),
  },
  send: { size: (size, { type }) => toBasinSize(type, size) },
  show: {
    type: (type) => basinText.types[type],
    size: (size) => basinText.sizeText(size),
    template: (template) => template ?? basinText.noTemplate,
  },
});
