import { text } from './text';

export function AdminLoading() {
  return (
    <main className="grid min-h-dvh place-items-center p-5">
      <title>{text.loading}</title>
      <p role="status" className="text-ink-2">
        {text.loading}
      </p>
    </main>
  );
}
