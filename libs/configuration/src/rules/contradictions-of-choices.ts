import { cutoutShapeOf, minLengthFor, planOf, sinkOpeningOf, type Outline, type Plan } from '@app/drawing';
import { formatSize } from '@app/pricing';
import { isUndermount } from '../layout/basin';
import { exclusionSentence, numbersOf, thicknessMmOf, type CheckedTop } from './checked-top';
import type { Contradiction } from './contradiction';
import { handlingNotes } from './handling-notes';
import { stoneAround } from './stone-around';

/** Space behind a basin for a row of tap holes, with stone to the wall and to the basin. */
const behindTapsMm = 70;

/**
 * Problems that do not depend on where the parts are placed, in words for visitors; notices come last. The rules about
 * places and the room are elsewhere, because the calculator loads them only once somebody has placed something.
 */
export function contradictionsOfChoices(top: CheckedTop): Contradiction[] {
  const { lengthMm, widthMm } = top;
  const plan = planOf(top);
  return [
    stoneTooThin(top),
    tooThinForUndermount(top),
    ...(isFullyPlaced(top) ? [] : [tooSmallForSink(top), tooShortForParts(top)]),
    ...excludedPairs(top),
    ...cornersTooSharp(top, plan),
    ...(lengthMm !== null && widthMm !== null ? handlingNotes({ ...top, lengthMm, widthMm }, plan) : []),
  ].filter((found) => found !== null);
}

/** While any part has no place, the rules for tops without places apply. */
const isFullyPlaced = ({ lengthMm, widthMm, sinkName, cutoutNames, places }: CheckedTop): boolean =>
  lengthMm !== null &&
  widthMm !== null &&
  (sinkName === null || Boolean(places?.sinks.length)) &&
  cutoutNames.every((_, index) => Boolean(places?.cutouts[index]?.at.length));

function stoneTooThin(top: CheckedTop): Contradiction | null {
  const mm = thicknessMmOf(top);
  const { thinnestMm } = numbersOf(top);
  if (mm === null || top.material === null || mm >= thinnestMm) return null;
  return {
    about: 'thickness',
    sentence: `${top.material} cannot be cut ${mm} mm thick. Choose at least ${thinnestMm} mm.`,
    partNames: [],
  };
}

/** The clamps below the stone need that much material. */
function tooThinForUndermount(top: CheckedTop): Contradiction | null {
  const mm = thicknessMmOf(top);
  const { undermountMm } = numbersOf(top);
  if (!isUndermount(top.sinkName) || mm === null || mm >= undermountMm) return null;
  return {
    about: 'sink',
    sentence: `An undermount basin cannot be fixed below ${mm} mm of stone. Choose at least ${undermountMm} mm, or another sink.`,
    partNames: [top.sinkName],
  };
}

/** Notches are left out: cutting rounds their corners. */
function cornersTooSharp(top: CheckedTop, { sinks, cutouts }: Plan): Contradiction[] {
  const openings = [
    ...sinks.map(({ standsOnTop, outline }) => ({
      about: 'sink' as const,
      name: top.sinkName ?? '',
      outlines: standsOnTop ? [] : [outline],
    })),
    ...cutouts
      .filter(({ shape }) => shape !== 'notch')
      .map(({ name, outlines }) => ({ about: 'cutouts' as const, name, outlines })),
  ];
  return openings.flatMap(({ about, name, outlines }) =>
    sharpCorner(top, { about, name, radius: Math.min(...outlines.map(radiusOf)) }),
  );
}

const radiusOf = (outline: Outline): number => (outline.shape === 'rect' ? outline.radius : Infinity);

interface Corner {
  about: Contradiction['about'];
  name: string;
  /** mm */
  radius: number;
}

/** Stone cracks from a sharp inner corner. */
export function sharpCorner(top: CheckedTop, { about, name, radius }: Corner): Contradiction[] {
  const { cornerRadiusMm } = numbersOf(top);
  if (radius >= cornerRadiusMm) return [];
  const sentence = `‘${name}’ has inner corners of ${radius} mm; this stone needs ${cornerRadiusMm} mm.`;
  return [{ about, sentence, partNames: [name] }];
}

function tooSmallForSink(top: CheckedTop): Contradiction | null {
  const { lengthMm, widthMm, sinkName, cutoutNames } = top;
  const stone = stoneAround(top);
  const opening = sinkName === null ? null : sinkOpeningOf(sinkName, top.places?.opening);
  if (!opening || sinkName === null) return null;
  const back = cutoutNames.some(isBehindSink) ? Math.max(behindTapsMm, stone.back) : stone.back;
  const neededLength = opening.lengthMm + 2 * stone.ends;
  const neededWidth = opening.widthMm + back + stone.front;
  if ((lengthMm ?? neededLength) >= neededLength && (widthMm ?? neededWidth) >= neededWidth) return null;
  return {
    about: 'sink',
    sentence: `‘${sinkName}’ needs a top of at least ${formatSize({ lengthMm: neededLength, widthMm: neededWidth })}.`,
    partNames: [sinkName],
  };
}

const isBehindSink = (cutoutName: string): boolean => /tap|dispenser/.test(cutoutShapeOf(cutoutName));

const excludedPairs = ({ exclusions = [] }: CheckedTop): Contradiction[] =>
  exclusions.map((pair) => ({
    about: 'cutouts',
    sentence: exclusionSentence(pair),
    partNames: pair,
  }));

function tooShortForParts(top: CheckedTop): Contradiction | null {
  const { lengthMm, widthMm, sinkName, cutoutNames, places } = top;
  const parts = { sinkName, opening: places?.opening, widthMm, endsMm: stoneAround(top).ends };
  const neededLengthMm = minLengthFor({ ...parts, cutoutNames });
  const sinkLengthMm = minLengthFor({ ...parts, cutoutNames: [] });
  if (lengthMm === null || lengthMm >= neededLengthMm || neededLengthMm === sinkLengthMm) return null;
  const subject = sinkName === null ? 'These cut-outs' : 'Sink and cut-outs';
  return {
    about: 'cutouts',
    sentence: `${subject} need about ${neededLengthMm} mm of length; this top has ${lengthMm} mm. Choose fewer, or a longer top.`,
    partNames: cutoutNames,
  };
}
