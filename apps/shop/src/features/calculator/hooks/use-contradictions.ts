import { contradictionsOfSelection, type Contradiction, type Selection } from '@app/configuration';
import { useEffect, useState } from 'react';

/** Why the top cannot be made. The rules for positions and the room are loaded once the visitor has placed a part. */
export function useContradictions(selection: Selection): Contradiction[] {
  const [findProblems, setFindProblems] = useState<((selection: Selection) => Contradiction[]) | null>(null);
  const isPlaced = selection.layout !== null;
  useEffect(() => {
    if (!isPlaced) return;
    import(/* webpackChunkName: "layout-dialog" */ '../components/layout/draft-problems').then(
      (module) => setFindProblems(() => module.problemsOfDraft),
      // The API checks what is saved.
      () => undefined,
    );
  }, [isPlaced]);
  return [
    ...contradictionsOfSelection(selection),
    ...(findProblems && isPlaced ? findProblems(selection) : []),
  ];
}
