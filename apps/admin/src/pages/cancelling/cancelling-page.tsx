import { type CancellingRules, paths } from '@app/contracts';
import { apiMutation } from '@app/web-client';
import { useAdminQuery } from '../../lib/api';
import { NumberField, SettingsForm, SwitchField } from '../../lib/form';
import { AdminPage, Loaded } from '../../lib/page';
import { text } from './text';

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

export const CancellingPage = () => (
  <AdminPage title={text.page}>
    <Loaded
      query={useAdminQuery<CancellingRules>(paths.cancellingRules)}
      loading={text.loading}
      skeletons={['h-100 max-w-180']}
    >
      {(rules) => (
        <SettingsForm
          title={text.title}
          detail={text.detail}
          settings={rules}
          toFields={toFields}
          save={({ toMeasure, measured, cut, keepsAll }) =>
            apiMutation<CancellingRules>('PUT', paths.adminCancellingRules, {
              toMeasure,
              measured,
              cut: keepsAll ? null : cut,
            } satisfies CancellingRules)
          }
          invalidates={['orders']}
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
        </SettingsForm>
      )}
    </Loaded>
  </AdminPage>
);
