import { ApiError } from '@app/web-client';

/** More of them would be no help. */
const mostShown = 5;

/** What is wrong with Preview, and where, as far as the API has said so. */
export function RefusedPlaces({ error }: { error: unknown }) {
  const places = (error instanceof ApiError && error.body?.details?.fields) || [];
  if (places.length === 0) return null;
  return (
    <ul className="mx-auto -mt-6 mb-6 grid max-w-130 gap-1 text-caption [overflow-wrap:anywhere] text-ink-2">
      {places.slice(0, mostShown).map(({ field, message }) => (
        <li key={field}>
          <strong className="font-label">{field}</strong>: {message}
        </li>
      ))}
    </ul>
  );
}
