import type { Contradiction, Selection } from '@app/configuration';
import { useEffect, useState } from 'react';

type RoomRules = (selection: Selection) => Contradiction[];

/** What of the room does not fit. Its rules are loaded once somebody has entered a room. */
export function useRoomProblems(selection: Selection): Contradiction[] {
  const [rules, setRules] = useState<RoomRules | null>(null);
  const hasRoom = Boolean(selection.layout?.room);
  useEffect(() => {
    if (!hasRoom) return;
    import(/* webpackChunkName: "layout-dialog" */ './room-rules').then(
      (it) => setRules(() => it.roomProblemsOfSelection),
      // The API checks what is saved.
      () => undefined,
    );
  }, [hasRoom]);
  return rules && hasRoom ? rules(selection) : [];
}
