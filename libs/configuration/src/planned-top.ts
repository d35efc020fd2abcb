import { noCutoutsName, noSinkName } from '@app/contracts';
import type { Selection } from './selection';

/** What the drawing of a top shows. */
export interface PlannedTop {
  /** As entered, in range or not; null: not known yet. */
  lengthMm: number | null;
  widthMm: number | null;
  /** null: none. */
  sinkName: string | null;
  cutoutNames: string[];
}

export const planOfSelection = ({ length, width, sink, cutouts }: Selection): PlannedTop => ({
  lengthMm: 'mm' in length ? length.mm : null,
  widthMm: 'mm' in width ? width.mm : null,
  sinkName: sink?.name ?? null,
  cutoutNames: cutouts.map(({ name }) => name),
});

interface QuotedTop {
  length: number | null;
  width: number | null;
  sinkType: { name: string } | null;
  cutouts: readonly { name: string }[];
}

/** The top of a saved quote, where 'none' may be a part like others. */
export const planOfQuote = ({ length, width, sinkType, cutouts }: QuotedTop): PlannedTop => ({
  lengthMm: length,
  widthMm: width,
  sinkName: sinkType && sinkType.name !== noSinkName ? sinkType.name : null,
  cutoutNames: cutouts.map(({ name }) => name).filter((name) => name !== noCutoutsName),
});
