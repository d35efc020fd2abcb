import {
  isEmail,
  maxEmailLength,
  paths,
  tradeCustomerLimits as limits,
  type Material,
  type SaveTradeCustomerRequest,
  type TradeCustomer,
  toOneLine,
} from '@app/contracts';
import { trimZeros } from '@app/pricing';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useQueryClient } from '@tanstack/react-query';
import { apiText, invalidateData, showErrorToast } from '../../lib/api';
import { FormDialog, NumberField, SwitchField, TextField } from '../../lib/form';
import { text } from './text';

interface CustomerFields {
  company: string;
  email: string;
  vatNumber: string;
  isActive: boolean;
  /** Keys are `m` and the material's id. */
  percents: Record<string, string>;
}

interface CustomerDialogProps {
  customer: TradeCustomer | null;
  materials: readonly Pick<Material, 'id' | 'name'>[];
  onClose: () => void;
}

const keyOf = (materialId: number) => `m${materialId}` as const;

export function CustomerDialog({ customer, materials, onClose }: CustomerDialogProps) {
  const client = useQueryClient();
  const percentByKey = Object.fromEntries(
    (customer?.percentages ?? []).map(({ materialId, percent }) => [keyOf(materialId), trimZeros(percent)]),
  );
  const defaultValues: CustomerFields = {
    company: customer?.company ?? '',
    email: customer?.email ?? '',
    vatNumber: customer?.vatNumber ?? '',
    isActive: customer?.isActive ?? true,
    percents: Object.fromEntries(materials.map(({ id }) => [keyOf(id), percentByKey[keyOf(id)] ?? ''])),
  };
  const change = (id: string, request: SaveTradeCustomerRequest) =>
    apiMutation('PUT', paths.tradeCustomer(id), request);
  const undo = async ({ id, company, email, vatNumber, isActive, percentages }: TradeCustomer) => {
    try {
      await change(id, { company, email, vatNumber, isActive, percentages });
      showToast({ title: text.undone });
    } catch (error) {
      showErrorToast(error, apiText.updateFailed);
    }
    invalidateData(client, ['trade']);
  };
  return (
    <FormDialog
      title={customer ? text.editTitle(customer.company) : text.addTitle}
      description={text.dialogIntro}
      defaultValues={defaultValues}
      mutationFn={(fields: CustomerFields) => {
        const request = toRequest(fields, customer, materials);
        return customer ? change(customer.id, request) : apiMutation('POST', paths.tradeCustomers, request);
      }}
      invalidates={['trade']}
      successToast={() => ({
        title: text.saved,
        ...(customer && { action: { label: text.undo, onChoose: () => void undo(customer) } }),
      })}
      failure={customer ? apiText.updateFailed : apiText.createFailed}
      submitLabel={text.save}
      labels={text.labels}
      onClose={onClose}
    >
      {(form, field) => (
        <>
          <TextField
            {...field('company')}
            requiredMessage={text.missing.company}
            maxLength={limits.company}
          />
          <TextField
            {...field('email')}
            type="email"
            requiredMessage={text.missing.email}
            validate={(email) => (isEmail(toOneLine(email)) ? undefined : text.missing.email)}
            maxLength={maxEmailLength}
          />
          <TextField {...field('vatNumber')} isOptional hint={text.vatHint} maxLength={limits.vatNumber} />
          <SwitchField form={form} name="isActive" label={text.active} hint={text.activeHint} />
          <fieldset>
            <legend className="mb-2 text-small font-label">{text.percentages}</legend>
            <div className="grid grid-cols-2 gap-3">
              {materials.map(({ id, name }) => (
                <NumberField
                  key={id}
                  form={form}
                  name={`percents.${keyOf(id)}`}
                  label={name}
                  isOptional
                  suffix="%"
                  {...limits.percent}
                  decimals={2}
                />
              ))}
            </div>
          </fieldset>
        </>
      )}
    </FormDialog>
  );
}

/** Percentages on materials that are not sold now stay as they are. */
function toRequest(
  { company, email, vatNumber, isActive, percents }: CustomerFields,
  customer: TradeCustomer | null,
  materials: CustomerDialogProps['materials'],
): SaveTradeCustomerRequest {
  const others = (customer?.percentages ?? []).filter(
    ({ materialId }) => !materials.some(({ id }) => id === materialId),
  );
  const typed = materials
    .map(({ id }) => ({ materialId: id, percent: (percents[keyOf(id)] ?? '').trim() }))
    .filter(({ percent }) => percent !== '');
  return {
    company: company.trim(),
    email: email.trim(),
    vatNumber: vatNumber.trim() || null,
    isActive,
    percentages: [...typed, ...others],
  };
}
