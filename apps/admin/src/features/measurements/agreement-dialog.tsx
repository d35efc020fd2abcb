import { type AgreementMethod, agreementMethods, depositLimits, paths } from '@app/contracts';
import { apiMutation } from '@app/web-client';
import { ChoicesField, FormDialog, TextField } from '../../lib/form';
import { agreedHowLabels } from '../quotes/agreement-text';
import { text } from './text';

/** A revised price without the customer's answer yet. */
export interface Proposal {
  quoteId: string;
  customerName: string | null;
  /** Pounds. */
  previousTotal: string;
  totalPrice: string;
}

const emptyAgreement: { agreedBy: string; how: AgreementMethod } = { agreedBy: '', how: 'phone' };

export function AgreementDialog({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const { quoteId, customerName, previousTotal, totalPrice } = proposal;
  return (
    <FormDialog
      title={text.agree}
      description={text.agreementIntro(previousTotal, totalPrice)}
      defaultValues={{ ...emptyAgreement, agreedBy: customerName ?? '' }}
      mutationFn={({ agreedBy, how }) =>
        apiMutation('POST', paths.agreeToRevision(quoteId), { totalPrice, agreedBy: agreedBy.trim(), how })
      }
      invalidates={['orders', 'money', 'tasks', 'mails']}
      successToast={() => ({ title: text.agreementRecorded })}
      failure={text.agreementFailed}
      submitLabel={text.agreement}
      isNarrow
      labels={text.agreementLabels}
      onClose={onClose}
    >
      {(_, field) => (
        <>
          <TextField
            {...field('agreedBy')}
            requiredMessage={text.whoMissing}
            maxLength={depositLimits.customerName}
          />
          <ChoicesField
            {...field('how')}
            options={agreementMethods.map((how) => ({ value: how, title: agreedHowLabels[how] }))}
            isNarrow
          />
        </>
      )}
    </FormDialog>
  );
}
