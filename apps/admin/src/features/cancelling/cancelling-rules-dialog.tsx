import { type CancellingRules, paths } from '@app/contracts';
import { apiMutation } from '@app/web-client';
import { useAdminQuery } from '../../lib/api/use-admin-call';
import { NumberField, SwitchField } from '../../lib/form/form-fields';
import { SendDialog } from '../../lib/form/send-dialog';
import { text } from './text';

interface RulesFields {
  toMeasure: string;
  measured: string;
  cut: string;
  keepsAll: boolean;
}

const mostKept = 9_999;

/** Asks what is kept of an order that is cancelled, once it is known what that is now. */
export function CancellingRulesDialog({ onClose }: { onClose: () => void }) {
  const { data } = useAdminQuery<CancellingRules>(paths.cancellingRules);
  if (!data)
    return (
      <p role="status" className="sr-only">
        {text.rulesLoading}
      </p>
    );
  const start: RulesFields = {
    toMeasure: data.toMeasure ?? '0.00',
    measured: data.measured ?? '0.00',
    cut: data.cut ?? '0.00',
    keepsAll: data.cut === null,
  };
  return (
    <SendDialog
      title={text.rulesTitle}
      description={text.rulesDetail}
      start={start}
      send={({ toMeasure, measured, cut, keepsAll }) =>
        apiMutation('PUT', paths.adminCancellingRules, {
          toMeasure,
          measured,
          cut: keepsAll ? null : cut,
        } satisfies CancellingRules)
      }
      changes={['orders']}
      sent={() => ({ title: text.saved })}
      failure={text.saveFailed}
      submit={text.save}
      onClose={onClose}
    >
      {(form) => {
        const amount = { form, prefix: '£', min: 0, max: mostKept, decimals: 2 } as const;
        return (
          <>
            <NumberField {...amount} name="toMeasure" label={text.toMeasure} />
            <NumberField {...amount} name="measured" label={text.measured} />
            <SwitchField form={form} name="keepsAll" label={text.keepsAll} />
            {!form.watch('keepsAll') && <NumberField {...amount} name="cut" label={text.cut} />}
          </>
        );
      }}
    </SendDialog>
  );
}
