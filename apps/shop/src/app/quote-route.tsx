import { Part } from './part';
import { PartFailed } from './part-failed';
import { PartView } from './part-view';
import { text } from './text';

const quotePage = new Part(() =>
  import(/* webpackChunkName: "quote" */ '../pages/quote/quote-page').then((module) => module.QuotePage),
);

/** The key makes a new page of every quote: nothing of the one before may show. */
export function QuoteRoute({ id }: { id: string }) {
  return (
    <>
      <title>{text.quoteTitle}</title>
      <PartView
        key={id}
        part={quotePage}
        props={{ id }}
        loading={<p className="wrap min-h-140 py-18 text-ink-3">{text.loadingPage}</p>}
        failed={(retry) => (
          <div className="wrap min-h-140 py-18">
            <PartFailed title={text.pageFailed} retry={retry} />
          </div>
        )}
      />
    </>
  );
}
