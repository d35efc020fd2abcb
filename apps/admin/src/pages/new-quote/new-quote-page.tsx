import { quoteIdPattern } from '@app/contracts';
import { Redirect, useLocation, useRoute } from 'wouter';
import { readOpenValue, toOpenValue } from '../../features/inquiries/open-inquiry';
import { StaffQuote } from '../../features/staff-quote/staff-quote';
import { linkedCustomer } from '../../lib/person-link';
import { linkTo, useUrlState } from '../../lib/use-url-state';

/** Empty, for an inquiry (`?inquiry=contact-…`), like an earlier quote (`?from=…`), or for a known customer. */
export function NewQuotePage() {
  const [isHere] = useRoute('/quotes/new');
  const [, navigate] = useLocation();
  const url = useUrlState();
  if (!isHere) return <Redirect to={linkTo('/')} replace />;
  const inquiry = readOpenValue(url.get('inquiry'));
  const from = url.get('from');
  const source = {
    inquiry,
    from: from && quoteIdPattern.test(from) ? from : null,
    customer: linkedCustomer(),
  };
  return (
    <StaffQuote
      key={`${inquiry ? toOpenValue(inquiry) : ''} ${from ?? ''}`}
      source={source}
      onCancel={() => navigate(inquiry ? `/inquiries?item=${toOpenValue(inquiry)}` : linkTo('/'))}
    />
  );
}
