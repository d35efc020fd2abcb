import { readBasket } from '../../lib/basket/basket-calls';
import { isBasketEmpty } from '../../lib/basket/known-basket';

let isWaiting = false;

/**
 * The card page is open in another tab. Whenever the visitor is back in this one, the basket is read anew, until
 * what was paid has left it (D23).
 */
export function readBasketWhenBack(): void {
  if (isWaiting) return;
  isWaiting = true;
  const look = async () => {
    if (document.hidden) return;
    await readBasket().catch(() => undefined);
    if (!isBasketEmpty()) return;
    document.removeEventListener('visibilitychange', lookWhenSeen);
    isWaiting = false;
  };
  const lookWhenSeen = () => void look();
  document.addEventListener('visibilitychange', lookWhenSeen);
}
