import { contradictionsOfSelection, type Contradiction, type Selection } from '@app/configuration';
import { useEffect, useState } from 'react';

type PlacedRules = (selection: Selection) => Contradiction[];

/** What of the top cannot be made. The rules about places and the room are loaded once somebody has placed something. */
export function useContradictions(selection: Selection): Contradiction[] {
  const [rules, setRules] = useState<PlacedRules | null>(null);
  const isPlaced = selection.layout !== null;
  useEffect(() => {
    if (!isPlaced) return;
    import(/* webpackChunkName: "layout-dialog" */ './layout/draft-problems').then(
      (it) => setRules(() => it.problemsOfDraft),
      // The API checks what is saved.
      () => undefined,
    );
  }, [isPlaced]);
  return [...contradictionsOfSelection(selection), ...(rules && isPlaced ? rules(selection) : [])];
}
