import { type CancellingRules, paths } from '@app/contracts';
import { apiMutation } from '@app/web-client';
import { useAdminQuery } from '../../lib/api/use-admin-call';
import { NumberField, SwitchField } from '../../lib/form/form-fields';
import { QueryDialog } from '../../lib/form/query-dialog';
import { FormDialog } from '../../lib/form/form-dialog';
import { text } from './cancelling-text';

interface RulesFields {
  toMeasure: string;
  measured: string;
  cut: string;
  keepsAll: boolean;
}

const maxKeptAmount = 9_999;

const toFields = ({ toMeasure, measured, cut }: CancellingRules): RulesFields => ({
  toMeasure: toMeasure ?? '0.00',
  measured: measured ?? '0.00',
  cut: cut ?? '0.00',
  keepsAll: cut === null,
});

export function CancellingRulesDialog({ onClose }: { onClose: () => void }) {
  const query = useAdminQuery<CancellingRules>(paths.cancellingRules);
  return (
    <QueryDialog query={query} title={text.rulesTitle} loading={text.rulesLoading} onClose={onClose}>
      {(rules) => (
        <FormDialog
          title={text.rulesTitle}
          description={text.rulesDetail}
          defaultValues={toFields(rules)}
          mutationFn={({ toMeasure, measured, cut, keepsAll }) =>
            apiMutation('PUT', paths.adminCancellingRules, {
              toMeasure,
              measured,
              cut: keepsAll ? null : cut,
            } satisfies CancellingRules)
          }
          invalidates={['orders']}
          successToast={() => ({ title: text.saved })}
          failure={text.saveFailed}
          submitLabel={text.save}
          onClose={onClose}
        >
          {(form) => {
            const amount = { form, prefix: '£', min: 0, max: maxKeptAmount, decimals: 2 } as const;
            return (
              <>
                <NumberField {...amount} name="toMeasure" label={text.toMeasure} />
                <NumberField {...amount} name="measured" label={text.measured} />
                <SwitchField form={form} name="keepsAll" label={text.keepsAll} />
                {!form.watch('keepsAll') && <NumberField {...amount} name="cut" label={text.cut} />}
              </>
            );
          }}
        </FormDialog>
      )}
    </QueryDialog>
  );
}
