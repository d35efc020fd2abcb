import { Button } from '@app/ui';
import { Lock } from 'lucide-react';
import type { DepositForm } from '../hooks/use-deposit-form';
import { text } from '../text';
import { DepositAmounts } from './deposit-amounts';
import { DepositFailure } from './deposit-failure';
import { DepositTerms } from './deposit-terms';

/** What is ordered and paid now, the button that pays, and the small print. */
export const DepositSummary = ({ form, opensTab }: { form: DepositForm; opensTab: boolean }) => (
  <>
    <DepositAmounts order={form.order} needsDelivery={form.needsDelivery} />
    <Button type="submit" size="large" isFullWidth isPending={form.isPending} className="mt-4.5 mb-4">
      {!form.isPending && <Lock className="size-4.5" strokeWidth={1.5} />}
      {form.isPending ? text.opening : text.pay}
    </Button>
    <div className="grid gap-4">
      <DepositFailure failure={form.failure} />
      <DepositTerms opensTab={opensTab} />
    </div>
  </>
);
