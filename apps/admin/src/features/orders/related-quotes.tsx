import type { AdminQuoteDetail } from '@app/contracts';
import { Link } from 'wouter';
import { itemParam } from '../../lib/url/use-url-state';
import { text } from './text';

/** A price that was revised replaces nothing before its customer has agreed. */
function afterWords(
  { reference, state }: NonNullable<AdminQuoteDetail['replacedBy']>,
  isSuperseded: boolean,
) {
  if (isSuperseded) return text.supersededBy(reference);
  return state && state !== 'agreed' ? text.proposals[state](reference) : text.replacedBy(reference);
}

/** The quotes before and after this one: where the customer had it updated (D4), or it was revised (decision 41). */
export function RelatedQuotes({ quote }: { quote: AdminQuoteDetail }) {
  const { replaces, replacedBy, revision } = quote;
  const before = replaces && {
    ...replaces,
    words: (revision ? text.revises : text.replaces)(replaces.reference),
  };
  const after = replacedBy && {
    ...replacedBy,
    words: afterWords(replacedBy, quote.isSuperseded),
  };
  const related = [before, after].filter((it) => it !== null);
  if (related.length === 0) return null;
  return (
    <p className="num mt-2.5 flex flex-wrap gap-x-4 text-admin">
      {related.map(({ id, words }) => (
        <Link
          key={id}
          href={`/?${new URLSearchParams({ [itemParam]: id }).toString()}`}
          className="text-chalk hover:underline max-wide:inline-flex max-wide:min-h-11 max-wide:items-center"
        >
          {words}
        </Link>
      ))}
    </p>
  );
}
