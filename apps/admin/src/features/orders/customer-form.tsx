import { isEmail, longestEmail, paths, type AdminQuoteDetail, type SetCustomerRequest } from '@app/contracts';
import { Button, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { apiText } from '../../lib/api/api-text';
import { TextField } from '../../lib/form/form-fields';
import { useEditForm } from '../../lib/form/use-edit-form';
import { leaveGuard } from '../../lib/guard/leave-guard';
import { text } from './text';

type Customer = Required<SetCustomerRequest>;
type Fields = Record<keyof Customer, string>;

const longest = { name: 120, phone: 40 } as const;

interface CustomerFormProps {
  quote: AdminQuoteDetail;
  onClose: () => void;
}

/** What is known of the customer; an emptied field takes away what was known. */
export function CustomerForm({ quote, onClose }: CustomerFormProps) {
  const edit = useEditForm<Customer, Fields>({
    changes: ['orders', 'money'],
    row: quote,
    toFields: (known) => ({
      customerName: known?.customerName ?? '',
      customerEmail: known?.customerEmail ?? '',
      customerPhone: known?.customerPhone ?? '',
    }),
    save: async (fields) => {
      const customer: Customer = {
        customerName: fields.customerName.trim() || null,
        customerEmail: fields.customerEmail.trim() || null,
        customerPhone: fields.customerPhone.trim() || null,
      };
      await apiMutation<unknown>('PUT', paths.adminQuoteCustomer(quote.id), customer);
      return customer;
    },
    onSaved: () => {
      showToast({ title: text.customerSaved });
      onClose();
    },
    failure: apiText.updateFailed,
  });
  return (
    <form noValidate aria-label={text.customer} onSubmit={edit.submit} className="grid gap-3.5">
      <TextField form={edit.form} name="customerName" label={text.name} isOptional maxLength={longest.name} />
      <TextField
        form={edit.form}
        name="customerEmail"
        label={text.email}
        type="email"
        isOptional
        maxLength={longestEmail}
        validate={(email) => (email.trim() === '' || isEmail(email.trim()) ? undefined : text.emailMissing)}
      />
      <TextField
        form={edit.form}
        name="customerPhone"
        label={text.phone}
        isOptional
        maxLength={longest.phone}
      />
      <div className="flex gap-2">
        <Button type="submit" kind="primary" isPending={edit.isSaving}>
          {edit.isSaving ? text.saving : text.save}
        </Button>
        <Button kind="quiet" onClick={() => leaveGuard.leave(onClose)}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
