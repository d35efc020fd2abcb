import { delivery } from '@app/content';
import {
  type AdminOrderDetail,
  depositLimits,
  maxAccessNoteLength,
  paths,
  type SetDeliveryRequest,
} from '@app/contracts';
import { deliveryFor, formatGbp, pence, toPence } from '@app/pricing';
import { wholeReferencesAndAmounts } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { ChoicesField, fieldOf, FormDialog, TextField } from '../../../lib/form';
import { text } from './text';

const dialogText = text.delivery;

type DeliveryFields = { needsDelivery: 'yes' | 'no'; deliveryAddress: string; accessNote: string };

interface DeliveryDialogProps {
  order: Pick<
    AdminOrderDetail,
    'id' | 'reference' | 'needsDelivery' | 'deliveryAddress' | 'accessNote' | 'awaitedDeposit' | 'money'
  >;
  onClose: () => void;
}

export const DeliveryDialog = ({ order, onClose }: DeliveryDialogProps) => (
  <FormDialog<DeliveryFields>
    title={dialogText.title(order.reference)}
    description={dialogText.intro}
    defaultValues={{
      needsDelivery: order.needsDelivery ? 'yes' : 'no',
      deliveryAddress: order.deliveryAddress ?? '',
      accessNote: order.accessNote ?? '',
    }}
    mutationFn={({ needsDelivery, deliveryAddress, accessNote }) => {
      const body: SetDeliveryRequest =
        needsDelivery === 'yes'
          ? { needsDelivery: true, deliveryAddress: deliveryAddress.trim(), accessNote }
          : { needsDelivery: false };
      return apiMutation('PUT', paths.orderDelivery(order.id), body);
    }}
    invalidates={['orders', 'money', 'tasks', 'mails']}
    successToast={({ needsDelivery }) => ({ title: dialogText.done[needsDelivery](order.reference) })}
    failure={dialogText.failed}
    submitLabel={dialogText.submit}
    pendingLabel={dialogText.sending}
    onClose={onClose}
  >
    {(form) => {
      const field = fieldOf(form, dialogText.labels);
      const needsDelivery = form.watch('needsDelivery') === 'yes';
      const agreed = toPence(order.money.deliveryAmount);
      // The fee that the customer agreed to stays.
      const deliveryFee = agreed || delivery.fee;
      const priceChange = deliveryFor({ needsDelivery, deliveryFee }) - agreed;
      return (
        <>
          <div>
            <ChoicesField
              {...field('needsDelivery')}
              options={[
                { value: 'yes', title: dialogText.deliver(formatGbp(deliveryFee)) },
                { value: 'no', title: dialogText.collect },
              ]}
              isNarrow
            />
            <p role="status" className="num mt-2 text-small text-ink-2 empty:mt-0">
              {priceChange !== 0 &&
                wholeReferencesAndAmounts(
                  dialogText.priceChange(
                    formatGbp(pence(Math.abs(priceChange))),
                    priceChange > 0,
                    order.awaitedDeposit !== null,
                  ),
                )}
            </p>
          </div>
          {needsDelivery && (
            <TextField
              {...field('deliveryAddress')}
              isLong
              requiredMessage={dialogText.addressMissing}
              maxLength={depositLimits.deliveryAddress}
            />
          )}
          {needsDelivery && (
            <TextField {...field('accessNote')} isOptional isLong maxLength={maxAccessNoteLength} />
          )}
        </>
      );
    }}
  </FormDialog>
);
