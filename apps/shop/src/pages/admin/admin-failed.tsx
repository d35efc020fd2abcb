import { buttonClass } from '@app/ui';
import { Link } from 'wouter';
import { text } from './text';

/** The remote failed to load or crashed: the shop says so and keeps working (D27). */
export function AdminFailed({
  retry,
  advice: message = text.failedText,
}: {
  retry: () => void;
  advice?: string;
}) {
  return (
    <main className="grid min-h-dvh place-items-center p-5">
      <title>{text.failed}</title>
      <section
        role="alert"
        className="w-full max-w-100 rounded-3 border border-line bg-surface p-6 tablet:p-9"
      >
        <h1 className="font-display text-headline">{text.failed}</h1>
        <p className="mt-2 mb-6 text-ink-2">{message}</p>
        <button type="button" className={buttonClass({ isFullWidth: true })} onClick={retry}>
          {text.retry}
        </button>
        <Link href="/" className={`${buttonClass({ kind: 'ghost', isFullWidth: true })} mt-1.5`}>
          {text.home}
        </Link>
      </section>
    </main>
  );
}

/** The remote loaded, but was built against another version of the shared contracts. */
export const AdminVersionMismatch = () => (
  <AdminFailed advice={text.versionMismatch} retry={() => window.location.reload()} />
);

export function AdminLoading() {
  return (
    <main className="grid min-h-dvh place-items-center p-5">
      <title>{text.loading}</title>
      <div role="status">
        <h1 className="text-ink-2">{text.loading}</h1>
      </div>
    </main>
  );
}
