import { dismissToast } from './toast-store';
import type { ToasterProps } from './toaster';
import { wholeReferences } from '../text/whole-references';

/** Shows only a toast's text, for when the toaster failed to load. A press dismisses it. */
export function PlainToaster({ toasts }: ToasterProps) {
  return (
    <div role="alert" className="fixed inset-x-3 bottom-3 z-50">
      {toasts
        .filter(({ isOpen }) => isOpen)
        .map(({ id, title, description }) => (
          <button
            key={id}
            type="button"
            onClick={() => dismissToast(id)}
            className="block w-full rounded-2 border border-line bg-surface p-4 text-left shadow-float"
          >
            <span className="block font-strong">{wholeReferences(title)}</span>
            {wholeReferences(description)}
          </button>
        ))}
    </div>
  );
}
