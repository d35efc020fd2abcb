import { LazyPart, PartView } from '@app/ui';
import type { ComponentProps, ComponentType } from 'react';
import type { BasketCheckout, SecureOrder } from './chunks/deposit-chunk';
import { ChunkFailed } from './chunks/chunk-failed';
import { text } from './text';

const fetchViews = () => import(/* webpackChunkName: "deposit" */ './chunks/deposit-chunk');
const checkout = new LazyPart(() => fetchViews().then((it) => it.BasketCheckout));
const secureOrder = new LazyPart(() => fetchViews().then((it) => it.SecureOrder));

export const CheckoutView = (props: ComponentProps<typeof BasketCheckout>) => (
  <DepositView part={checkout} props={props} />
);

export const SecureOrderView = (props: ComponentProps<typeof SecureOrder>) => (
  <DepositView part={secureOrder} props={props} />
);

function DepositView<P extends object>({ part, props }: { part: LazyPart<ComponentType<P>>; props: P }) {
  return (
    <PartView
      part={part}
      props={props}
      loading={
        <p role="status" className="py-8 text-ink-3">
          {text.loadingPage}
        </p>
      }
      failed={({ retry }) => (
        <div className="py-8">
          <ChunkFailed title={text.depositFailed} retry={retry} />
        </div>
      )}
    />
  );
}
