import { planOf, weightOf } from '@app/drawing';
import { numbersOf, thicknessMmOf, type CheckedTop } from './checked-top';
import type { Contradiction } from './contradiction';

type SizedTop = CheckedTop & { lengthMm: number; widthMm: number };

/** What a delivery has to know of a large top. */
export const handlingNotes = (top: SizedTop): (Contradiction | null)[] => [
  tooHeavy(top),
  tooLongForStairs(top),
];

function tooHeavy(top: SizedTop): Contradiction | null {
  const { kgPerPerson, carriers } = numbersOf(top);
  const mm = thicknessMmOf(top);
  if (mm === null) return null;
  const kg = weightOf(planOf(top), mm);
  const people = Math.ceil(kg / kgPerPerson);
  if (people <= carriers) return null;
  return note(`This top weighs about ${kg} kg; ${people} people have to carry it.`);
}

function tooLongForStairs(top: SizedTop): Contradiction | null {
  const { stairsMm } = numbersOf(top);
  if (top.lengthMm <= stairsMm) return null;
  return note(
    `A piece of ${top.lengthMm} mm rarely turns on a staircase, where ${stairsMm} mm is the most. Tell us if it goes upstairs.`,
  );
}

const note = (sentence: string): Contradiction => ({
  about: 'size',
  sentence,
  partNames: [],
  isNotice: true,
});
