import { type AgreedHow, agreedHow, depositLimits, paths } from '@app/contracts';
import { apiMutation } from '@app/web-client';
import { ChoicesField } from '../../lib/form/choices-field';
import { fieldOf, TextField } from '../../lib/form/form-fields';
import { SendDialog } from '../../lib/form/send-dialog';
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

const start: { agreedBy: string; how: AgreedHow } = { agreedBy: '', how: 'phone' };

export function AgreementDialog({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const { quoteId, customerName, previousTotal, totalPrice } = proposal;
  return (
    <SendDialog
      title={text.agree}
      description={text.agreementLede(previousTotal, totalPrice)}
      start={{ ...start, agreedBy: customerName ?? '' }}
      send={({ agreedBy, how }) =>
        apiMutation('POST', paths.agreeToRevision(quoteId), { totalPrice, agreedBy: agreedBy.trim(), how })
      }
      changes={['orders', 'money', 'tasks', 'mails']}
      sent={() => ({ title: text.agreementRecorded })}
      failure={text.agreementFailed}
      submit={text.agreement}
      isNarrow
      onClose={onClose}
    >
      {(form) => {
        const field = fieldOf(form, text.agreementLabels);
        return (
          <>
            <TextField
              {...field('agreedBy')}
              isRequired={text.whoMissing}
              maxLength={depositLimits.customerName}
            />
            <ChoicesField
              {...field('how')}
              options={agreedHow.map((how) => ({ value: how, title: agreedHowLabels[how] }))}
              isNarrow
            />
          </>
        );
      }}
    </SendDialog>
  );
}
