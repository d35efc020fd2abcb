import { LazyChunk, whenIdle } from '@app/ui';
import { ShoppingBag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { basketChangedKey, findBasketSession } from '../features/basket/basket-session';
import { useFetchedBasket } from '../features/basket/fetched-basket';
import { handleBasketRequests } from '../features/basket/open-basket';
import { DialogChunk } from './chunks/dialog-chunk';
import { text } from './text';

const drawer = new LazyChunk(() =>
  import(/* webpackChunkName: "basket" */ '../features/basket-drawer/basket-drawer').then(
    (module) => module.BasketDrawer,
  ),
);
const basketCalls = new LazyChunk(
  () => import(/* webpackChunkName: "basket-calls" */ '../features/basket/basket-calls'),
);

/** A failure only leaves out the badge; the open basket shows the error. */
const refreshBasket = () =>
  void basketCalls
    .loadOrRetry()
    .then(({ readBasket }) => readBasket())
    .catch(() => undefined);

/** The basket button with its count. The API is asked only if this browser ever had a basket. */
export function Basket() {
  const count = useFetchedBasket()?.count ?? 0;
  const button = useRef<HTMLButtonElement>(null);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (requestedOpener?: HTMLElement | null) => {
    setOpener(requestedOpener ?? button.current);
    void drawer.loadWithGracePeriod().then(() => setOpen(true));
  };

  useEffect(() => handleBasketRequests((request) => open(request.opener)), []);
  useEffect(() => {
    if (!findBasketSession()) return undefined;
    return whenIdle(refreshBasket);
  }, []);
  useEffect(() => {
    // Another tab may have changed it, or paid the deposit on it (D23).
    const readWhenBack = () => {
      if (!document.hidden && findBasketSession()) refreshBasket();
    };
    const readOnChange = ({ key }: StorageEvent) => {
      if (key === basketChangedKey && findBasketSession()) refreshBasket();
    };
    document.addEventListener('visibilitychange', readWhenBack);
    window.addEventListener('storage', readOnChange);
    return () => {
      document.removeEventListener('visibilitychange', readWhenBack);
      window.removeEventListener('storage', readOnChange);
    };
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={text.basket(count)}
        aria-haspopup="dialog"
        className="needs-script relative grid size-11 flex-none place-items-center rounded-2 transition-colors hover:bg-sunken"
        {...drawer.preloadHandlers}
        onClick={() => open()}
      >
        <ShoppingBag className="size-5" strokeWidth={1.5} />
        {count > 0 && (
          <span
            aria-hidden
            className="num absolute top-1 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-chalk px-1.25 text-micro font-strong text-surface"
          >
            {count}
          </span>
        )}
      </button>
      {opener && (
        <DialogChunk
          chunk={drawer}
          props={{ isOpen, onClose: () => setOpen(false), opener }}
          loading={text.loadingBasket}
          place="drawer"
          failed={text.basketFailed}
        />
      )}
    </>
  );
}
