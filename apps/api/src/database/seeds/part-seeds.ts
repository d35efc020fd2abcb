import { noCutoutsName, noSinkName } from '@app/contracts';
import type { CutoutSeed, FlatPartSeed, ThicknessSeed } from './dataset';

export const sinkTypeSeeds: FlatPartSeed[] = [
  { name: noSinkName, description: 'A plain top, uncut', priceModifier: '0.00' },
  {
    name: 'Undermount Oval',
    description: 'Oval opening with a polished edge, the basin fixed from below',
    priceModifier: '95.00',
  },
  {
    name: 'Undermount Rectangular',
    description: 'Straight-sided opening with a polished edge, the basin fixed from below',
    priceModifier: '110.00',
  },
  {
    name: 'Countertop Basin',
    description: 'A waste hole for a basin that stands on the top',
    priceModifier: '45.00',
  },
  {
    name: 'Inset Round',
    description: 'Round opening for a basin whose rim rests on the top',
    priceModifier: '80.00',
  },
  {
    name: 'Semi-Recessed',
    description: 'Front cut away for a basin that stands proud of a shallow unit',
    priceModifier: '85.00',
  },
];

export const thicknessSeeds: ThicknessSeed[] = [
  { value: '3mm', displayName: '3mm (Ultra-thin)' },
  { value: '12mm', displayName: '12mm (Slim)' },
  { value: '20mm', displayName: '20mm (Standard)' },
  { value: '30mm', displayName: '30mm (Deep)' },
];

/** The thicknesses that slabs are sold in, by material: only porcelain is fired as thin as 3 mm, and solid surface is a sheet of 12 mm. */
export const slabThicknesses: Readonly<Record<string, string[]>> = {
  Quartz: ['12mm', '20mm', '30mm'],
  Granite: ['20mm', '30mm'],
  Marble: ['20mm', '30mm'],
  'Solid Surface': ['12mm'],
  Porcelain: ['3mm', '12mm', '20mm'],
};

export const cutoutSeeds: CutoutSeed[] = [
  { name: noCutoutsName, description: 'No further openings', priceModifier: '0.00' },
  {
    name: 'Tap hole, 35 mm',
    description: 'Centred behind the sink',
    priceModifier: '25.00',
    excludes: ['Three tap holes'],
  },
  { name: 'Three tap holes', description: 'For a three-piece mixer', priceModifier: '60.00' },
  { name: 'Soap dispenser hole', description: '28 mm, right of the tap', priceModifier: '20.00' },
  { name: 'Corner notch', description: 'Around a pipe or boxing', priceModifier: '40.00' },
  { name: 'Socket cut-out', description: 'For a flush socket or shaver point', priceModifier: '35.00' },
  { name: 'Cable hole, 60 mm', description: 'With a cap, for a mirror or a charger', priceModifier: '22.00' },
];
