import { Button, type ButtonSize } from '@app/ui';
import { useState } from 'react';
import { addToBasket } from '../../../features/basket/add-to-basket';
import { useFetchedBasket } from '../../../features/basket/fetched-basket';
import { openBasket } from '../../../features/basket/open-basket';
import { text } from '../text';

interface AddToBasketProps {
  quoteId: string;
  size?: ButtonSize;
  isFullWidth?: boolean;
  className?: string;
}

/** Adds the quote to the visitor's own basket; once added, opens it. */
export function AddToBasket({ quoteId, ...variants }: AddToBasketProps) {
  const [isAdding, setAdding] = useState(false);
  const isInBasket = useFetchedBasket()?.items.some((item) => item.quoteId === quoteId) ?? false;
  const add = async () => {
    setAdding(true);
    await addToBasket({ quoteId });
    setAdding(false);
  };
  return (
    <Button {...variants} isPending={isAdding} onClick={isInBasket ? () => openBasket() : () => void add()}>
      {isInBasket ? text.openBasket : text.addToBasket}
    </Button>
  );
}
