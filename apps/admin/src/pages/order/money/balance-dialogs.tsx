import { balanceLimits, paths } from '@app/contracts';
import { formatPounds, toPence } from '@app/pricing';
import { addDays, londonDay } from '@app/ui';
import { apiMutation } from '@app/web-client';
import type { PaidOrder } from '../../../features/ledger/paid-order';
import { text } from '../../../features/ledger/text';
import { DateField, FormDialog, NumberField } from '../../../lib/form';

const dialogText = text.balanceRequest;

/** The balance; if nothing is due, the refunded amount, which can be requested again. */
export const requestableBalance = ({
  balance,
  loweredBy,
}: Pick<PaidOrder['money'], 'balance' | 'loweredBy'>): string => (toPence(balance) > 0 ? balance : loweredBy);

interface DialogProps {
  order: PaidOrder;
  onClose: () => void;
}

export function RequestBalanceDialog({ order, onClose }: DialogProps) {
  const { quoteId, reference, email, isCustomerFromLink, money, tops } = order;
  const request = money.balanceRequest;
  const confirmedEmail = isCustomerFromLink ? null : email;
  const noEmailText = email ? dialogText.unconfirmed(email) : dialogText.noAddress;
  const today = londonDay();
  const balance = requestableBalance(money);
  const titleOf = toPence(money.balance) > 0 ? dialogText.title : dialogText.againTitle;
  return (
    <FormDialog
      title={titleOf(formatPounds(balance))}
      description={[
        tops > 1 && dialogText.manyIntro(tops),
        confirmedEmail ? dialogText.intro(reference, confirmedEmail) : noEmailText,
      ]
        .filter(Boolean)
        .join(' ')}
      defaultValues={{
        dueOn: request && request.dueOn >= today ? request.dueOn : addDays(today, balanceLimits.defaultDays),
        smallestPart: request?.smallestPart ?? '',
      }}
      mutationFn={({ dueOn, smallestPart }) =>
        apiMutation('PUT', paths.balanceRequest(quoteId), {
          dueOn,
          smallestPart: smallestPart.trim() || null,
        })
      }
      invalidates={['orders', 'money', 'mails']}
      successToast={() => ({ title: dialogText.sent(formatPounds(balance)) })}
      failure={dialogText.failed}
      submitLabel={dialogText.submit}
      labels={dialogText.labels}
      onClose={onClose}
    >
      {(_, field) => (
        <>
          <DateField
            {...field('dueOn')}
            validate={(day) => {
              if (!day) return text.dayMissing;
              return day < today ? dialogText.dayOver : undefined;
            }}
          />
          <NumberField
            {...field('smallestPart')}
            isOptional
            hint={dialogText.partHint}
            prefix="£"
            min={balanceLimits.smallestPart}
            max={Math.max(Number(balance) - 0.01, balanceLimits.smallestPart)}
            decimals={2}
          />
        </>
      )}
    </FormDialog>
  );
}

export const WithdrawBalanceDialog = ({ order: { quoteId }, onClose }: DialogProps) => (
  <FormDialog
    title={dialogText.withdrawTitle}
    description={dialogText.withdrawIntro}
    defaultValues={{}}
    mutationFn={() => apiMutation('DELETE', paths.balanceRequest(quoteId))}
    invalidates={['orders', 'money']}
    successToast={() => ({ title: dialogText.withdrawn })}
    failure={dialogText.withdrawFailed}
    submitLabel={dialogText.withdrawSubmit}
    isNarrow
    onClose={onClose}
  >
    {() => null}
  </FormDialog>
);
