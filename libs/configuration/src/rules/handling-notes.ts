import { type Plan, planOf, weightOf } from '@app/drawing';
import { numbersOf, thicknessMmOf, type CheckedTop } from './checked-top';
import type { Contradiction } from './contradiction';

type SizedTop = CheckedTop & { lengthMm: number; widthMm: number };

/** Notices for the delivery of a large top. */
export const handlingNotes = (top: SizedTop, plan: Plan): (Contradiction | null)[] => [
  tooHeavy(top, plan),
  tooLongForStairs(top),
];

/** The weight of one top, and how many people carry it. null: the thickness is not known. */
export function loadOf(top: SizedTop, plan = planOf(top)): { kg: number; people: number } | null {
  const mm = thicknessMmOf(top);
  if (mm === null) return null;
  const kg = weightOf(plan, mm);
  return { kg, people: Math.ceil(kg / numbersOf(top).kgPerPerson) };
}

function tooHeavy(top: SizedTop, plan: Plan): Contradiction | null {
  const load = loadOf(top, plan);
  if (!load || load.people <= numbersOf(top).carriers) return null;
  return note(`This top weighs about ${load.kg} kg; ${load.people} people have to carry it.`);
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
