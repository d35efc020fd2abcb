import type { AdminQuoteDetail } from '@app/contracts';
import { cx, wholeReferences } from '@app/ui';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import { currentQuoteText } from '../../../features/orders/quote-text';
import { text } from '../../../features/orders/text';
import { itemParam } from '../../../lib/use-url-state';

/** A revised quote replaces nothing until the customer agrees. */
function laterQuoteText(
  { reference, state }: NonNullable<AdminQuoteDetail['replacedBy']>,
  isSuperseded: boolean,
) {
  if (isSuperseded) return text.supersededBy(reference);
  return state && state !== 'agreed' ? text.proposals[state](reference) : text.replacedBy(reference);
}

/** The revised quote, or the current one, which may be several versions later. */
function laterQuoteOf({ replacedBy, currentQuote, isSuperseded }: AdminQuoteDetail) {
  if (currentQuote) return { id: currentQuote.id, label: currentQuoteText(currentQuote) };
  return replacedBy && { id: replacedBy.id, label: laterQuoteText(replacedBy, isSuperseded) };
}

/** Renewed by the customer (D4), or revised by staff (decision 41). */
export function RelatedQuotes({ quote }: { quote: AdminQuoteDetail }) {
  const { replaces, revision } = quote;
  const before = replaces && {
    id: replaces.id,
    label: (revision ? text.revises : text.replaces)(replaces.reference),
  };
  const related = [before, laterQuoteOf(quote)].filter((link) => link !== null);
  if (related.length === 0) return null;
  return (
    <p className="num mt-2.5 flex flex-wrap gap-x-4 text-small">
      {related.map(({ id, label }) => (
        <QuoteLink
          key={label}
          id={id}
          className="max-wide:inline-flex max-wide:min-h-11 max-wide:items-center"
        >
          {wholeReferences(label)}
        </QuoteLink>
      ))}
    </p>
  );
}

interface QuoteLinkProps {
  id: string;
  className?: string;
  children: ReactNode;
}

export function QuoteLink({ id, className, children }: QuoteLinkProps) {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set(itemParam, id);
  return (
    <Link href={`/?${next.toString()}`} className={cx('text-chalk hover:underline', className)}>
      {children}
    </Link>
  );
}
