import type { ComponentProps, ComponentType } from 'react';
import type { BasketCheckout, SecureOrder } from './deposit-part';
import { LazyChunk } from './lazy-chunk';
import { PartFailed } from './part-failed';
import { PartView } from './part-view';
import { text } from './text';

const fetchViews = () => import(/* webpackChunkName: "deposit" */ './deposit-part');
const checkout = new LazyChunk(() => fetchViews().then((it) => it.BasketCheckout));
const secureOrder = new LazyChunk(() => fetchViews().then((it) => it.SecureOrder));

/** The basket's checkout, which arrives when somebody wants to pay. */
export const CheckoutView = (props: ComponentProps<typeof BasketCheckout>) => (
  <DepositView part={checkout} props={props} />
);

/** The calculator's deposit view, likewise. */
export const SecureOrderView = (props: ComponentProps<typeof SecureOrder>) => (
  <DepositView part={secureOrder} props={props} />
);

function DepositView<P extends object>({ part, props }: { part: LazyChunk<ComponentType<P>>; props: P }) {
  return (
    <PartView
      part={part}
      props={props}
      loading={
        <p role="status" className="py-8 text-ink-3">
          {text.loadingPage}
        </p>
      }
      failed={(retry) => (
        <div className="py-8">
          <PartFailed title={text.depositFailed} retry={retry} />
        </div>
      )}
    />
  );
}
