import { LazyChunk, ChunkView } from '@app/ui';
import type { ComponentProps, ComponentType } from 'react';
import { ChunkFailed } from '../../lib/chunk-failed';
import type { BasketCheckout } from './basket-checkout';
import type { SecureOrder } from './secure-order';

const checkout = new LazyChunk(() =>
  import(/* webpackChunkName: "deposit" */ './basket-checkout').then((it) => it.BasketCheckout),
);
const secureOrder = new LazyChunk(() =>
  import(/* webpackChunkName: "deposit" */ './secure-order').then((it) => it.SecureOrder),
);

export const CheckoutView = (props: ComponentProps<typeof BasketCheckout>) => (
  <DepositView part={checkout} props={props} />
);

export const SecureOrderView = (props: ComponentProps<typeof SecureOrder>) => (
  <DepositView part={secureOrder} props={props} />
);

function DepositView<P extends object>({ part, props }: { part: LazyChunk<ComponentType<P>>; props: P }) {
  return (
    <ChunkView
      chunk={part}
      props={props}
      loading={
        <p role="status" className="py-8 text-ink-3">
          Loading…
        </p>
      }
      failed={({ retry }) => (
        <div className="py-8">
          <ChunkFailed title="The payment form did not load" retry={retry} />
        </div>
      )}
    />
  );
}
