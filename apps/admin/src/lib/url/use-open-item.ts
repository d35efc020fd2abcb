import { itemParam, useUrlState } from './use-url-state';

export const newItem = 'new';

export interface OpenItem {
  /** Id of the row whose panel is open, 'new', or null. */
  id: string | null;
  isNew: boolean;
  open: (id: string | number) => void;
  close: () => void;
  /** After the first save: the panel stays, now with the id that the row was given. */
  becomes: (id: string | number) => void;
}

/** The row whose panel is open, in the page's address. */
export function useOpenItem(): OpenItem {
  const url = useUrlState();
  const id = url.get(itemParam);
  return {
    id,
    isNew: id === newItem,
    open: (next) => url.set({ [itemParam]: String(next) }),
    close: () => url.set({ [itemParam]: null }),
    becomes: (next) => url.set({ [itemParam]: String(next) }, { replace: true }),
  };
}
