import { orderPath } from '@app/contracts';
import { useEffect, useState } from 'react';
import { askForOrderLink } from '../../features/deposit/api/create-deposit';
import { orderLink } from '../../features/deposit/order-link';

interface KnownLink {
  /** Path of the order's private page; null: this browser did not begin the payment. */
  path: string | null;
  /** The confirmation has the link. */
  isMailed: boolean;
}

/** The order that was paid for, if this tab came from its page or began its deposit. */
export function useOrderLink(paymentId: string, isPaidDeposit: boolean): KnownLink {
  const [link, setLink] = useState<KnownLink>(() => ({ path: orderLink.read(paymentId), isMailed: false }));
  const isAsking = isPaidDeposit && link.path === null;

  useEffect(() => {
    if (!isAsking) return;
    const ask = async () => {
      const { token, isMailed } = await askForOrderLink(paymentId);
      if (token) orderLink.store(paymentId, token);
      setLink({ path: token && orderPath(token), isMailed });
    };
    // The mail has the link as well.
    void ask().catch(() => undefined);
  }, [paymentId, isAsking]);
  return link;
}
