import { cutoutShapeOf, minLengthFor, sinkOpeningOf, type Places } from '@app/drawing';
import { formatSize } from '@app/pricing';
import type { Contradiction } from './contradiction';
import { layoutProblems, type StoneAround } from './layout-problems';

/** A top to be checked; null: not chosen yet, or no sink. */
export interface CheckedTop {
  lengthMm: number | null;
  widthMm: number | null;
  material: string | null;
  /** Such as '20mm (Standard)'. */
  thickness: string | null;
  sinkName: string | null;
  cutoutNames: readonly string[];
  /** Where somebody has placed the parts; absent or null: nowhere yet. */
  places?: Places | null;
}

/** Minimum thickness by kind of stone, matched against its catalogue name. */
const minThicknessMm: readonly [RegExp, number][] = [
  [/granite|marble|quartz/i, 12],
  [/solid surface/i, 6],
];
/** The clamps below the stone need that much material. */
const undermountThicknessMm = 12;
/** Minimum stone around an opening, in mm. */
const edgesMm = {
  ends: 40,
  front: 20,
  back: 20,
  holeToEdge: 15,
  between: 12,
  behindTaps: 70,
} satisfies StoneAround & {
  behindTaps: number;
};

/**
 * What about a top cannot be made, in words for visitors: where the parts were placed, or until then only what is
 * impossible wherever they go.
 */
export function contradictionsOf(top: CheckedTop): Contradiction[] {
  return [stoneTooThin(top), tooThinForUndermount(top), ...partProblems(top)].filter(
    (found) => found !== null,
  );
}

/** As long as a part has no place, the rules for tops without places apply too. */
function partProblems(top: CheckedTop): (Contradiction | null)[] {
  const { lengthMm, widthMm, places } = top;
  const ofPlaced =
    places && lengthMm !== null && widthMm !== null
      ? layoutProblems({ ...top, lengthMm, widthMm, places }, edgesMm)
      : null;
  if (ofPlaced && isFullyPlaced(top)) return ofPlaced;
  return [...(ofPlaced ?? []), tooSmallForSink(top), severalTapCutouts(top), tooShortForParts(top)];
}

const isFullyPlaced = ({ sinkName, cutoutNames, places }: CheckedTop): boolean =>
  (sinkName === null || Boolean(places?.sinks.length)) &&
  cutoutNames.every((_, index) => Boolean(places?.cutouts[index]?.at.length));

const mmOf = (thickness: string | null): number | null => {
  const [, mm] = /^(\d+(?:\.\d+)?)\s*mm/i.exec(thickness ?? '') ?? [];
  return mm === undefined ? null : Number(mm);
};
const isUndermount = (sinkName: string | null): sinkName is string => /under-?mount/i.test(sinkName ?? '');

function stoneTooThin({ material, thickness }: CheckedTop): Contradiction | null {
  const mm = mmOf(thickness);
  const [, minMm] = minThicknessMm.find(([namePattern]) => namePattern.test(material ?? '')) ?? [];
  if (mm === null || minMm === undefined || mm >= minMm) return null;
  return {
    about: 'thickness',
    sentence: `${material} cannot be cut ${mm} mm thick. Choose at least ${minMm} mm.`,
    partNames: [],
  };
}

function tooThinForUndermount({ thickness, sinkName }: CheckedTop): Contradiction | null {
  const mm = mmOf(thickness);
  if (!isUndermount(sinkName) || mm === null || mm >= undermountThicknessMm) return null;
  return {
    about: 'sink',
    sentence: `An undermount basin cannot be fixed below ${mm} mm of stone. Choose at least ${undermountThicknessMm} mm, or another sink.`,
    partNames: [sinkName],
  };
}

function tooSmallForSink({ lengthMm, widthMm, sinkName, cutoutNames }: CheckedTop): Contradiction | null {
  const opening = sinkName === null ? null : sinkOpeningOf(sinkName);
  if (!opening || sinkName === null) return null;
  const back = cutoutNames.some(isBehindSink) ? edgesMm.behindTaps : edgesMm.back;
  const neededLength = opening.lengthMm + 2 * edgesMm.ends;
  const neededWidth = opening.widthMm + back + edgesMm.front;
  if ((lengthMm ?? neededLength) >= neededLength && (widthMm ?? neededWidth) >= neededWidth) return null;
  return {
    about: 'sink',
    sentence: `‘${sinkName}’ needs a top of at least ${formatSize({ lengthMm: neededLength, widthMm: neededWidth })}.`,
    partNames: [sinkName],
  };
}

const isBehindSink = (cutoutName: string): boolean => /tap|dispenser/.test(cutoutShapeOf(cutoutName));

function severalTapCutouts({ cutoutNames }: CheckedTop): Contradiction | null {
  const taps = cutoutNames.filter((name) => /tap/.test(cutoutShapeOf(name)));
  if (taps.length < 2) return null;
  const tapNames = taps.map((name) => `‘${name}’`).join(' and ');
  return {
    about: 'cutouts',
    sentence: `${tapNames} would be cut in the same place. Choose one of them.`,
    partNames: taps,
  };
}

function tooShortForParts({ lengthMm, widthMm, sinkName, cutoutNames }: CheckedTop): Contradiction | null {
  const neededLengthMm = minLengthFor({ sinkName, cutoutNames, widthMm });
  const sinkLengthMm = minLengthFor({ sinkName, cutoutNames: [], widthMm });
  if (lengthMm === null || lengthMm >= neededLengthMm || neededLengthMm === sinkLengthMm) return null;
  const subject = sinkName === null ? 'These cut-outs' : 'Sink and cut-outs';
  return {
    about: 'cutouts',
    sentence: `${subject} need about ${neededLengthMm} mm of length; this top has ${lengthMm} mm. Choose fewer, or a longer top.`,
    partNames: cutoutNames,
  };
}
