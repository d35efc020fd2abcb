import { useSearchParams } from 'wouter';

interface UrlState {
  get: (name: string) => string | null;
  /** Those parameters that are set, for a request to the API. */
  pick: (names: readonly string[], extra?: Readonly<Record<string, string>>) => URLSearchParams;
  /** null removes; others stay. Returns to the first page. */
  set: (changes: Readonly<Record<string, string | null>>, options?: { replace?: boolean }) => void;
}

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

export const itemParam = 'item';

export const newQuotePath = '/quotes/new';

export const editQuotePath = (quoteId: string): string =>
  `${newQuotePath}?edit=${encodeURIComponent(quoteId)}`;

/** A quote's id: the top to open on an order's page. */
export const topParam = 'top';

export const orderPath = (orderId: string, quoteId?: string): string =>
  `/orders/${encodeURIComponent(orderId)}${quoteId ? `?${topParam}=${encodeURIComponent(quoteId)}` : ''}`;

/** A top to make, by the reference on its job sheet. */
export const topPath = (reference: string): string => `/tops/${encodeURIComponent(reference)}`;

export const quotePath = (quoteId: string): string => `/?${itemParam}=${encodeURIComponent(quoteId)}`;

export const takeOrderPath = (quoteIds: readonly string[]): string =>
  `/orders/new?quotes=${quoteIds.map(encodeURIComponent).join(',')}`;

/** The front page is `/admin`, without the slash that wouter would add. */
export const linkTo = (path: string): string => (path === '/' ? '' : path);

export const newItem = 'new';

export interface OpenItem {
  /** The open row's id, 'new', or null. */
  id: string | null;
  isNew: boolean;
  open: (id: string | number) => void;
  close: () => void;
  /** After the first save: keeps the panel open, now with the row's id. */
  replaceId: (id: string | number) => void;
}

export function useOpenItem(): OpenItem {
  const url = useUrlState();
  const id = url.get(itemParam);
  return {
    id,
    isNew: id === newItem,
    open: (next) => url.set({ [itemParam]: String(next) }),
    close: () => url.set({ [itemParam]: null }),
    replaceId: (next) => url.set({ [itemParam]: String(next) }, { replace: true }),
  };
}
