import {
  type AdminQuoteDetail,
  depositLimits,
  isEmail,
  maxEmailLength,
  paths,
  type SetCustomerRequest,
  toOneLine,
} from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useState } from 'react';
import { apiText, useAdminMutation } from '../../lib/api';
import { MailLink, PhoneLink } from '../../lib/contact-links';
import { TextButton } from '../../lib/controls';
import { fieldOf, FormButtons, formText, TextField, useEditForm } from '../../lib/form';
import { DescriptionList, PanelSection } from '../../lib/page';
import { shortTime } from '../../lib/status/short-time';
import { PersonLink } from '../people/person-link';
import { text } from './text';

export function CustomerSection({ quote }: { quote: AdminQuoteDetail }) {
  const [isEditing, setEditing] = useState(false);
  const customerProps = { quoteId: quote.id, customer: quote, isFromLink: quote.isCustomerFromLink };
  return (
    <PanelSection
      title={text.customer}
      aside={
        !isEditing &&
        quote.deletedAt === null && (
          <TextButton
            onClick={() => setEditing(true)}
            className="max-wide:-my-3 max-wide:-mr-2 max-wide:px-2 max-wide:py-3"
          >
            {text.edit}
            <span className="sr-only"> {text.customer}</span>
          </TextButton>
        )
      }
    >
      {isEditing ? (
        <CustomerForm {...customerProps} onClose={() => setEditing(false)} />
      ) : (
        <QuoteCustomer quote={quote} />
      )}
    </PanelSection>
  );
}

const linkClass = 'text-chalk hover:underline max-wide:-my-1.5 max-wide:inline-block max-wide:py-1.5';

function QuoteCustomer({ quote }: { quote: AdminQuoteDetail }) {
  const { customerName, customerEmail, customerPhone, notes, channel, createdAt, replaces, revision } = quote;
  const personKey = customerEmail ?? customerPhone;
  const address = quote.deliveryAddress;
  return (
    <div className="num">
      <DescriptionList
        rows={[
          [
            text.customerLabels.customerName,
            (customerName && (
              <span key="name" translate="no">
                {customerName}
              </span>
            )) ??
              (!customerEmail && !customerPhone && (
                <span key="none" className="text-ink-3">
                  {text.noContact}
                </span>
              )),
          ],
          [text.email, customerEmail && <MailLink key="email" value={customerEmail} className={linkClass} />],
          [
            text.customerLabels.customerPhone,
            customerPhone && <PhoneLink key="phone" value={customerPhone} className={linkClass} />,
          ],
          [text.known, personKey && <PersonLink key="known" personKey={personKey} className={linkClass} />],
          [
            text.delivery,
            address && (
              <span key="address" translate="no" className="whitespace-pre-line">
                {address}
              </span>
            ),
          ],
          [
            text.note,
            notes && (
              <span key="note" className="whitespace-pre-line">
                {notes}
              </span>
            ),
          ],
          [
            text.came,
            `${shortTime(createdAt)}, ${revision && replaces ? text.asRevision(replaces.reference) : text.channels[channel]}`,
          ],
        ]}
      />
      {quote.isCustomerFromLink && quote.deletedAt === null && (
        <ConfirmCustomer quoteId={quote.id} customer={quote} />
      )}
    </div>
  );
}

type Customer = Required<SetCustomerRequest>;

interface KnownCustomer {
  /** Any quote of the order: all have the same customer. */
  quoteId: string;
  customer: Customer;
  /** Entered through the link; not confirmed by staff yet. */
  isFromLink: boolean;
}

/** Sends the details shown: anybody with the link may change them meanwhile. */
export function ConfirmCustomer({ quoteId, customer }: Omit<KnownCustomer, 'isFromLink'>) {
  const { customerName, customerEmail, customerPhone, deliveryAddress } = customer;
  const confirm = useAdminMutation({
    mutationFn: () =>
      apiMutation<unknown>('PUT', paths.adminQuoteCustomer(quoteId), {
        customerName,
        customerEmail,
        customerPhone,
        deliveryAddress,
      } satisfies SetCustomerRequest),
    invalidates: ['orders'],
    failure: apiText.updateFailed,
    onSuccess: () => showToast({ title: text.customerSaved }),
  });
  return (
    <p className="mt-2 text-caption text-ink-3">
      {text.fromLink}{' '}
      <TextButton disabled={confirm.isPending} onClick={() => confirm.mutate()}>
        {text.confirmCustomer}
      </TextButton>
    </p>
  );
}

type Fields = Record<keyof Customer, string>;

const toFields = (known: Customer | null): Fields => ({
  customerName: known?.customerName ?? '',
  customerEmail: known?.customerEmail ?? '',
  customerPhone: known?.customerPhone ?? '',
  deliveryAddress: known?.deliveryAddress ?? '',
});

const maxLengths = { name: 120, phone: 40 } as const;

/** Clearing a field deletes what was known. */
export function CustomerForm({
  quoteId,
  customer,
  isFromLink,
  onClose,
}: KnownCustomer & { onClose: () => void }) {
  const edit = useEditForm<Customer, Fields>({
    invalidates: ['orders', 'money'],
    row: customer,
    toFields,
    // Sends changed fields only: a colleague may have corrected the others meanwhile.
    save: async (fields, base) => {
      const before = toFields(base);
      const names = (Object.keys(before) as (keyof Fields)[]).filter(
        (name) => isFromLink || fields[name] !== before[name],
      );
      const changed = Object.fromEntries(names.map((name) => [name, fields[name].trim() || null]));
      await apiMutation<unknown>('PUT', paths.adminQuoteCustomer(quoteId), changed);
      return { ...customer, ...changed };
    },
    onSaved: () => showToast({ title: text.customerSaved }),
    closeAfterSave: onClose,
    failure: apiText.updateFailed,
  });
  const field = fieldOf(edit.form, text.customerLabels);
  return (
    <form noValidate aria-label={text.customer} onSubmit={edit.submit} className="grid gap-3.5">
      <TextField {...field('customerName')} isOptional maxLength={maxLengths.name} />
      <TextField
        {...field('customerEmail')}
        type="email"
        isOptional
        maxLength={maxEmailLength}
        validate={(email) =>
          email.trim() === '' || isEmail(toOneLine(email)) ? undefined : text.emailMissing
        }
      />
      <TextField {...field('customerPhone')} isOptional maxLength={maxLengths.phone} />
      <TextField {...field('deliveryAddress')} isOptional isLong maxLength={depositLimits.deliveryAddress} />
      <FormButtons edit={edit} submitLabel={text.save} pendingLabel={formText.saving} onCancel={onClose} />
    </form>
  );
}
