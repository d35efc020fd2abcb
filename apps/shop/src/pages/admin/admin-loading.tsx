import { text } from './text';

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
