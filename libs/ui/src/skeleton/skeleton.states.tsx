import type { UiStates } from '../testing';
import { Skeleton } from './skeleton';

export const states: UiStates = {
  title: 'Skeleton',
  states: {
    loading: {
      view: () => (
        <div className="column">
          <Skeleton className="h-9 w-2/3" />
          <Skeleton className="h-40" />
          <Skeleton className="h-5" />
        </div>
      ),
    },
  },
};
