import { type AdminOrderDetail, depositLimits, paths, type SetDeliveryRequest } from '@app/contracts';
import { deliveryFee, deliveryFor, formatGbp, pence, toPence } from '@app/pricing';
import { keepUnbroken } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { ChoicesField } from '../../../lib/form/choices-field';
import { fieldOf, TextField } from '../../../lib/form/form-fields';
import { SendDialog } from '../../../lib/form/send-dialog';
import { text } from './text';

const words = text.delivery;

type DeliveryFields = { needsDelivery: 'yes' | 'no'; deliveryAddress: string };

interface DeliveryDialogProps {
  order: Pick<
    AdminOrderDetail,
    'id' | 'reference' | 'needsDelivery' | 'deliveryAddress' | 'awaitedDeposit' | 'money'
  >;
  onClose: () => void;
}

export const DeliveryDialog = ({ order, onClose }: DeliveryDialogProps) => (
  <SendDialog<DeliveryFields>
    title={words.title(order.reference)}
    description={words.lede}
    start={{
      needsDelivery: order.needsDelivery ? 'yes' : 'no',
      deliveryAddress: order.deliveryAddress ?? '',
    }}
    send={({ needsDelivery, deliveryAddress }) => {
      const body: SetDeliveryRequest =
        needsDelivery === 'yes'
          ? { needsDelivery: true, deliveryAddress: deliveryAddress.trim() }
          : { needsDelivery: false };
      return apiMutation('PUT', paths.orderDelivery(order.id), body);
    }}
    changes={['orders', 'money', 'tasks', 'mails']}
    sent={({ needsDelivery }) => ({ title: words.done[needsDelivery](order.reference) })}
    failure={words.failed}
    submit={words.submit}
    sending={words.sending}
    onClose={onClose}
  >
    {(form) => {
      const field = fieldOf(form, words.labels);
      const needsDelivery = form.watch('needsDelivery') === 'yes';
      const rise = deliveryFor({ needsDelivery }) - toPence(order.money.deliveryAmount);
      return (
        <>
          <div>
            <ChoicesField
              {...field('needsDelivery')}
              options={[
                { value: 'yes', title: words.deliver(formatGbp(deliveryFee)) },
                { value: 'no', title: words.collect },
              ]}
              isNarrow
            />
            <p role="status" className="num mt-2 text-small text-ink-2 empty:mt-0">
              {rise !== 0 &&
                keepUnbroken(
                  words.follows(formatGbp(pence(Math.abs(rise))), rise > 0, order.awaitedDeposit !== null),
                )}
            </p>
          </div>
          {needsDelivery && (
            <TextField
              {...field('deliveryAddress')}
              isLong
              isRequired={words.addressMissing}
              maxLength={depositLimits.deliveryAddress}
            />
          )}
        </>
      );
    }}
  </SendDialog>
);
