import { useSearch } from 'wouter';
import { Part } from './part';
import { PrivatePage } from './private-page';
import { text } from './text';

const basketPage = new Part(() =>
  import(/* webpackChunkName: "basket-page" */ '../pages/basket/basket-page').then((it) => it.BasketPage),
);

/** Where the quotes of a mail go into the basket. */
export function BasketRoute() {
  const quoteIds = new URLSearchParams(useSearch()).get('quotes') ?? '';
  return <PrivatePage key={quoteIds} title={text.basketTitle} part={basketPage} props={{ quoteIds }} />;
}
