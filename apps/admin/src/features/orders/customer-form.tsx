import { isEmail, longestEmail, paths, type AdminQuoteDetail, type SetCustomerRequest } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { apiText } from '../../lib/api/api-text';
import { FormButtons } from '../../lib/form/form-buttons';
import { fieldOf, TextField } from '../../lib/form/form-fields';
import { formText } from '../../lib/form/form-text';
import { useEditForm } from '../../lib/form/use-edit-form';
import { text } from './text';

type Customer = Required<SetCustomerRequest>;
type Fields = Record<keyof Customer, string>;

const toFields = (known: Customer | null): Fields => ({
  customerName: known?.customerName ?? '',
  customerEmail: known?.customerEmail ?? '',
  customerPhone: known?.customerPhone ?? '',
});

const longest = { name: 120, phone: 40 } as const;

/** What is known of the customer; an emptied field takes away what was known. */
export function CustomerForm({ quote, onClose }: { quote: AdminQuoteDetail; onClose: () => void }) {
  const edit = useEditForm<Customer, Fields>({
    changes: ['orders', 'money'],
    row: quote,
    toFields,
    // What was left alone is not sent: somebody else may have corrected it meanwhile.
    save: async (fields, base) => {
      const before = toFields(base);
      const names = (Object.keys(before) as (keyof Fields)[]).filter((name) => fields[name] !== before[name]);
      const changed = Object.fromEntries(names.map((name) => [name, fields[name].trim() || null]));
      await apiMutation<unknown>('PUT', paths.adminQuoteCustomer(quote.id), changed);
      return { ...quote, ...changed };
    },
    onSaved: () => showToast({ title: text.customerSaved }),
    close: onClose,
    failure: apiText.updateFailed,
  });
  const field = fieldOf(edit.form, text.customerLabels);
  return (
    <form noValidate aria-label={text.customer} onSubmit={edit.submit} className="grid gap-3.5">
      <TextField {...field('customerName')} isOptional maxLength={longest.name} />
      <TextField
        {...field('customerEmail')}
        type="email"
        isOptional
        maxLength={longestEmail}
        validate={(email) => (email.trim() === '' || isEmail(email.trim()) ? undefined : text.emailMissing)}
      />
      <TextField {...field('customerPhone')} isOptional maxLength={longest.phone} />
      <FormButtons edit={edit} submit={text.save} sending={formText.saving} onCancel={onClose} />
    </form>
  );
}
