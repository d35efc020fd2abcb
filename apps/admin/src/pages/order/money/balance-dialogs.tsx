import { balanceLimits, paths } from '@app/contracts';
import { formatPounds, toPence } from '@app/pricing';
import { addDays, londonDay } from '@app/ui';
import { apiMutation } from '@app/web-client';
import type { PaidOrder } from '../../../features/ledger/paid-order';
import { text } from '../../../features/ledger/text';
import { DateField, fieldOf, NumberField } from '../../../lib/form/form-fields';
import { SendDialog } from '../../../lib/form/send-dialog';

const words = text.balanceRequest;

/** The balance; if nothing is due, the refunded amount, which can be requested again. */
export const requestableBalance = ({
  balance,
  loweredBy,
}: Pick<PaidOrder['money'], 'balance' | 'loweredBy'>): string => (toPence(balance) > 0 ? balance : loweredBy);

interface DialogProps {
  order: PaidOrder;
  onClose: () => void;
}

export function AskForBalanceDialog({ order, onClose }: DialogProps) {
  const { quoteId, reference, email, isCustomerFromLink, money, tops } = order;
  const request = money.balanceRequest;
  const known = isCustomerFromLink ? null : email;
  const nobody = email ? words.unconfirmed(email) : words.noAddress;
  const today = londonDay();
  const balance = requestableBalance(money);
  const titleOf = toPence(money.balance) > 0 ? words.title : words.againTitle;
  return (
    <SendDialog
      title={titleOf(formatPounds(balance))}
      description={[tops > 1 && words.manyLede(tops), known ? words.lede(reference, known) : nobody]
        .filter(Boolean)
        .join(' ')}
      start={{
        dueOn: request && request.dueOn >= today ? request.dueOn : addDays(today, balanceLimits.defaultDays),
        smallestPart: request?.smallestPart ?? '',
      }}
      send={({ dueOn, smallestPart }) =>
        apiMutation('PUT', paths.balanceRequest(quoteId), {
          dueOn,
          smallestPart: smallestPart.trim() || null,
        })
      }
      changes={['orders', 'money', 'mails']}
      sent={() => ({ title: words.sent(formatPounds(balance)) })}
      failure={words.failed}
      submit={words.submit}
      onClose={onClose}
    >
      {(form) => {
        const field = fieldOf(form, words.labels);
        return (
          <>
            <DateField
              {...field('dueOn')}
              validate={(day) => (day ? (day < today ? words.dayOver : undefined) : text.dayMissing)}
            />
            <NumberField
              {...field('smallestPart')}
              isOptional
              hint={words.partHint}
              prefix="£"
              min={balanceLimits.smallestPart}
              max={Math.max(Number(balance) - 0.01, balanceLimits.smallestPart)}
              decimals={2}
            />
          </>
        );
      }}
    </SendDialog>
  );
}

export const WithdrawBalanceDialog = ({ order: { quoteId }, onClose }: DialogProps) => (
  <SendDialog
    title={words.withdrawTitle}
    description={words.withdrawLede}
    start={{}}
    send={() => apiMutation('DELETE', paths.balanceRequest(quoteId))}
    changes={['orders', 'money']}
    sent={() => ({ title: words.withdrawn })}
    failure={words.withdrawFailed}
    submit={words.withdrawSubmit}
    isNarrow
    onClose={onClose}
  >
    {() => null}
  </SendDialog>
);
