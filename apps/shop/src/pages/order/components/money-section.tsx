import type { CustomerBalance, CustomerDeposit } from '@app/contracts';
import {
  ambiguityText,
  formatDay,
  formatPounds,
  readAmount,
  readPence,
  toPence,
  toPounds,
} from '@app/pricing';
import { InputCell } from '@app/ui';
import type { ReactNode } from 'react';
import { payBalance } from '../../../features/deposit/api/create-deposit';
import { PhoneLink } from '../../../lib/contact-links';
import { FormField } from '../../../lib/form/form-field';
import { useShopForm } from '../../../lib/form/use-shop-form';
import { text } from '../text';
import { useOrderCardPage } from '../use-order-card-page';
import { AwaitedDeposit } from './awaited-deposit';
import { BankDetails } from './bank-details';
import { CardPageButton } from './card-page-button';

const paymentsText = text.payments;

interface MoneySectionProps {
  money: CustomerBalance;
  deposit: CustomerDeposit | null;
  reference: string;
  priceNote: string;
  coversAllTops: boolean;
  areSizesAgreed: boolean;
  hasEnded: boolean;
  token: string;
}

export function MoneySection(props: MoneySectionProps) {
  const { money, deposit, reference, priceNote, coversAllTops, areSizesAgreed, hasEnded, token } = props;
  const { price, payments, balance, credit, request, state, bank } = money;
  return (
    <section
      aria-labelledby="money"
      className="rounded-2 border border-line bg-surface px-5.5 py-5.5 tablet:px-7"
    >
      <h2 id="money" className="font-display text-h3">
        {paymentsText.title}
      </h2>
      {coversAllTops && <p className="mt-1 text-small text-ink-3">{paymentsText.forAllTops}</p>}
      <dl className="mt-3">
        {!hasEnded && (
          <Row name={paymentsText.price} note={priceNote}>
            <span translate="no">{formatPounds(price)}</span>
          </Row>
        )}
        {payments.map(({ movedAt, method, amount }, index) => (
          <Row key={index} name={paymentsText.payment(method, amount)} note={formatDay(movedAt)}>
            <span translate="no">{formatPounds(amount)}</span>
          </Row>
        ))}
        {Number(credit) > 0 ? (
          <Row name={paymentsText.credit} isStrong>
            <span translate="no">{formatPounds(credit)}</span>
          </Row>
        ) : (
          !hasEnded && (
            <Row name={paymentsText.balance} isStrong>
              <span translate="no">{formatPounds(balance)}</span>
            </Row>
          )
        )}
      </dl>
      {deposit ? (
        <AwaitedDeposit deposit={deposit} reference={reference} token={token} />
      ) : (
        <p className="mt-3 text-ink-2">{balanceStatusOf(money, { hasEnded, areSizesAgreed })}</p>
      )}
      {state === 'in-review' && (
        <p className="mt-3">
          {paymentsText.inReview} <PhoneLink phone={text.company.phone} />
        </p>
      )}
      {state === 'payable' && (
        <PayForm key={balance} token={token} balance={balance} smallestPart={request?.smallestPart ?? null} />
      )}
      {bank && (
        <div className="mt-6">
          <h3 className="font-strong">{paymentsText.byTransfer}</h3>
          <BankDetails bank={bank} reference={reference} />
        </div>
      )}
    </section>
  );
}

/** The balance to pay, or the credit. */
function balanceStatusOf(
  { balance, credit, request }: CustomerBalance,
  { hasEnded, areSizesAgreed }: Pick<MoneySectionProps, 'hasEnded' | 'areSizesAgreed'>,
): string {
  if (Number(credit) > 0) return paymentsText.creditText;
  if (hasEnded) return paymentsText.ended;
  if (Number(balance) === 0) return paymentsText.allPaid;
  return request
    ? paymentsText.due(formatDay(`${request.dueOn}T12:00:00Z`), request.isOverdue)
    : paymentsText.notYet(areSizesAgreed);
}

interface RowProps {
  name: string;
  note?: string;
  isStrong?: boolean;
  children: ReactNode;
}

const Row = ({ name, note, isStrong = false, children }: RowProps) => (
  <div
    className={`flex items-baseline justify-between gap-6 border-b border-line py-2.5 ${isStrong ? 'font-strong' : ''}`}
  >
    <dt className={isStrong ? '' : 'text-ink-2'}>
      {name}
      {note && <span className="block text-small text-ink-3">{note}</span>}
    </dt>
    <dd className={`text-right whitespace-nowrap ${isStrong ? 'font-display text-h3' : ''}`}>{children}</dd>
  </div>
);

interface PayFormProps {
  token: string;
  balance: string;
  smallestPart: string | null;
}

/** Pays the whole balance with one press; where part payments are allowed, an amount can be entered. */
function PayForm({ token, balance, smallestPart }: PayFormProps) {
  const page = useOrderCardPage(token);
  const minimum = smallestPart !== null && Number(smallestPart) < Number(balance) ? smallestPart : balance;
  const { props, field } = useShopForm({
    rules: {
      amount: {
        label: paymentsText.amount,
        hint: paymentsText.parts(formatPounds(minimum)),
        missing: paymentsText.noAmount,
        check: (typed) => amountProblem(typed, balance, minimum),
      },
    },
    initial: { amount: balance },
    send: ({ amount }) => page.open(() => payBalance(token, toPounds(readPence(amount) ?? toPence(balance)))),
  });
  return (
    <form {...props} className="mt-4">
      {minimum !== balance && (
        <div className="mb-4">
          <FormField
            field={field('amount')}
            inputMode="decimal"
            size={8}
            autoComplete="off"
            before={<InputCell at="start">£</InputCell>}
            className="num"
          />
        </div>
      )}
      <CardPageButton page={page}>{paymentsText.pay}</CardPageButton>
    </form>
  );
}

function amountProblem(typed: string, balance: string, smallestPart: string): string | null {
  const parsed = readAmount(typed);
  if (parsed.kind === 'ambiguous') return ambiguityText(parsed.readings, '£');
  const amount = readPence(typed);
  if (amount === null) return paymentsText.noAmount;
  const isWithin = amount === toPence(balance) || amount >= toPence(smallestPart);
  return isWithin && amount <= toPence(balance)
    ? null
    : paymentsText.outside(formatPounds(smallestPart), formatPounds(balance));
}
