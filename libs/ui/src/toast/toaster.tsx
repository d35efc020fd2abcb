import * as Toast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { memo } from 'react';
import { useKeyboardHeight } from '../browser/use-keyboard-height';
import { cx } from '../cx';
import { dismissToast, toastLimits, type ShownToast } from './toast-store';
import { wholeReferences } from '../text/whole-references';

export interface ToasterProps {
  toasts: readonly ShownToast[];
  /** Screen reader announcements are rendered inside this element. */
  container: HTMLElement;
}

/** At the bottom, so that the first line of the page stays readable, and the title and ✕ of a dialog. */
const toastPosition =
  'fixed inset-x-3 bottom-3 z-50 max-[900px]:[body:has(.shadow-bar)_&]:bottom-24 tablet:bottom-6';

/**
 * The toasts: swipe, hotkey, announcement. Loaded by {@link loadToaster}, as few visits need it. Not rendered along with
 * its dialog: reading the keyboard's height forces a layout, which made every key typed in a dialog wait.
 */
export const Toaster = memo(function Toaster({ toasts, container }: ToasterProps) {
  const keyboardHeight = useKeyboardHeight();
  return (
    <Toast.Provider
      duration={toastLimits.displayMs}
      swipeDirection={toastLimits.swipeDirection}
      swipeThreshold={toastLimits.swipeThresholdPx}
      announcerContainer={container}
      label="Notification"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      {/* Above a bar with buttons on phones; at the left on larger screens, as totals and buttons are at the right. */}
      <Toast.Viewport
        hotkey={[toastLimits.hotkey]}
        style={keyboardHeight ? { translate: `0 -${keyboardHeight}px` } : undefined}
        className={cx(
          toastPosition,
          'tablet:inset-x-auto tablet:left-6 tablet:w-105',
          // Beside the admin's sidebar, at whose foot the account menu opens.
          'min-[901px]:[body:has([data-sidebar])_&]:left-22 min-[1281px]:[body:has([data-sidebar])_&]:left-64',
        )}
      />
    </Toast.Provider>
  );
});

function ToastCard({ toast }: { toast: ShownToast }) {
  const isBad = toast.tone === 'bad';
  const Icon = isBad ? CircleAlert : CircleCheck;
  return (
    <Toast.Root
      open={toast.isOpen}
      onOpenChange={(isOpen) => !isOpen && dismissToast(toast.id)}
      type={isBad ? 'foreground' : 'background'}
      className={cx(
        'grid animate-rise grid-cols-[24px_1fr_44px] items-start gap-3.5 rounded-2 border bg-surface py-4 pr-1.5 pl-4.5 shadow-float',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        isBad ? 'border-bad-line' : 'border-line',
      )}
    >
      <Icon aria-hidden className={cx('mt-0.5 size-5', isBad ? 'text-bad' : 'text-ok')} strokeWidth={1.5} />
      <div>
        <Toast.Title className={cx(' font-strong', isBad && 'text-bad')}>
          {wholeReferences(toast.title)}
        </Toast.Title>
        {toast.description && (
          <Toast.Description className="mt-0.5 text-label text-ink-2">
            {wholeReferences(toast.description)}
          </Toast.Description>
        )}
        {toast.action && (
          <Toast.Action asChild altText={toast.action.label}>
            <button
              type="button"
              onClick={toast.action.onChoose}
              className="-ml-2 inline-flex min-h-11 items-center rounded-2 px-2 text-label font-strong text-chalk hover:underline"
            >
              {toast.action.label}
            </button>
          </Toast.Action>
        )}
      </div>
      <Toast.Close
        aria-label="Dismiss"
        className="-mt-2.5 grid size-11 place-items-center rounded-2 text-ink-3 hover:bg-sunken"
      >
        <X aria-hidden className="size-5" strokeWidth={1.5} />
      </Toast.Close>
    </Toast.Root>
  );
}
