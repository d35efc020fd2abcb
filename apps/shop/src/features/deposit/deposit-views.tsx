import { LazyChunk, ChunkView } from '@app/ui';
import type { ComponentProps, ComponentType } from 'react';
import { ChunkFailed } from '../../lib/chunk-failed';
import type { BasketCheckout } from './basket-checkout';
import type { SecureOrder } from './secure-order';

const checkout = new LazyChunk(() =>
  import(/* webpackChunkName: "deposit" */ './basket-checkout').then((module) => module.BasketCheckout),
);
const secureOrder = new LazyChunk(() =>
  import(/* webpackChunkName: "deposit" */ './secure-order').then((module) => module.SecureOrder),
);

export const CheckoutView = (props: ComponentProps<typeof BasketCheckout>) => (
  <DepositView chunk={checkout} props={props} />
);

export const SecureOrderView = (props: ComponentProps<typeof SecureOrder>) => (
  <DepositView chunk={secureOrder} props={props} />
);

function DepositView<P extends object>({ chunk, props }: { chunk: LazyChunk<ComponentType<P>>; props: P }) {
  return (
    <ChunkView
      chunk={chunk}
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
