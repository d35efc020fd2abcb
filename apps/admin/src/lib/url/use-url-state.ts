import { useSearchParams } from 'wouter';

interface UrlState {
  get: (name: string) => string | null;
  /** Those of the names that are there, to ask the API with. */
  pick: (names: readonly string[], further?: Readonly<Record<string, string>>) => URLSearchParams;
  /** Sets, or with null removes; what is not named stays. A new filter goes back to the first page. */
  set: (changes: Readonly<Record<string, string | null>>, how?: { replace?: boolean }) => void;
}

/** The part of the page's state that is kept in its address, so that it can be sent to a colleague (D28). */
export function useUrlState(): UrlState {
  const [params, setParams] = useSearchParams();
  return {
    get: (name) => params.get(name),
    pick: (names, further) => {
      const picked = new URLSearchParams(further);
      for (const name of names) {
        const value = params.get(name);
        if (value) picked.set(name, value);
      }
      return picked;
    },
    set: (changes, how) =>
      setParams((current) => {
        const next = new URLSearchParams(current);
        const isFilter = Object.keys(changes).some((name) => !/page$/i.test(name) && name !== itemParam);
        if (isFilter) next.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      }, how),
  };
}

/** Which row's panel is open: its id, or `new`. */
export const itemParam = 'item';

/** Where staff make a quote. */
export const newQuotePath = '/quotes/new';

/** Which of an order's tops a link led to, by a quote of it. */
export const topParam = 'top';

/** The page of an order; with one of its tops open. */
export const orderPath = (orderId: string, quoteId?: string): string =>
  `/orders/${encodeURIComponent(orderId)}${quoteId ? `?${topParam}=${encodeURIComponent(quoteId)}` : ''}`;

/** A quote, open beside the list. */
export const quotePath = (quoteId: string): string => `/?${itemParam}=${encodeURIComponent(quoteId)}`;

/** Where staff take an order of quotes. */
export const takeOrderPath = (quoteIds: readonly string[]): string =>
  `/orders/new?quotes=${quoteIds.map(encodeURIComponent).join(',')}`;

/** The address of a page as a link has it: the front page is `/admin`, without the slash that wouter would add. */
export const linkTo = (path: string): string => (path === '/' ? '' : path);

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
