import { Part } from './part';
import { PrivatePage } from './private-page';
import { text } from './text';

const quotePage = new Part(() =>
  import(/* webpackChunkName: "quote" */ '../pages/quote/quote-page').then((module) => module.QuotePage),
);

/** The key makes a new page of every quote: nothing of the one before may show. */
export function QuoteRoute({ id }: { id: string }) {
  return <PrivatePage key={id} title={text.quoteTitle} part={quotePage} props={{ id }} />;
}
