import { depositLimits, quoteIdPattern } from '@app/contracts';
import { Redirect, useLocation, useRoute } from 'wouter';
import { TakeOrder } from '../../features/orders/taking/take-order';
import { linkTo, useUrlState } from '../../lib/use-url-state';

/** `?quotes=…,…` preselects quotes. */
export function NewOrderPage() {
  const [isHere] = useRoute('/orders/new');
  const [, navigate] = useLocation();
  const url = useUrlState();
  if (!isHere) return <Redirect to={linkTo('/')} replace />;
  const ids = (url.get('quotes') ?? '').split(',').filter((id) => quoteIdPattern.test(id));
  const quoteIds = [...new Set(ids)].slice(0, depositLimits.quotes);
  return <TakeOrder key={quoteIds.join()} quoteIds={quoteIds} onCancel={() => navigate(linkTo('/'))} />;
}
