import { paths } from '@app/contracts';
import { text } from '../text';

/** Our photos of the finished top. */
export function FinishedTopPhotos({ photoIds, token }: { photoIds: readonly string[]; token: string }) {
  if (photoIds.length === 0) return null;
  return (
    <section aria-labelledby="finished-top">
      <h2 id="finished-top" className="font-display text-h3">
        {text.photos}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-2.5 tablet:grid-cols-3">
        {photoIds.map((id, index) => (
          <li key={id}>
            <a
              href={paths.orderPhoto(token, id)}
              target="_blank"
              rel="noreferrer"
              className="block overflow-hidden rounded-1 border border-line bg-plan"
            >
              <img
                src={paths.orderPhoto(token, id)}
                alt={text.photo(index + 1, photoIds.length)}
                loading="lazy"
                decoding="async"
                className="aspect-4/3 w-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
