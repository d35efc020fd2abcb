import { type Attachment, attachmentLimits, paths } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation, apiUpload } from '@app/web-client';
import { useAdminMutation } from '../../lib/api';
import { FileButton, RemoveButton } from '../../lib/controls';
import { photosText as text } from './text';

interface FinishedTopPhotosProps {
  quoteId: string;
  photos: readonly Attachment[];
  /** False for a quote that is not ordered. */
  canAdd: boolean;
}

export function FinishedTopPhotos({ quoteId, photos, canAdd }: FinishedTopPhotosProps) {
  const adding = useAdminMutation({
    mutationFn: (file: File) => apiUpload(paths.quotePhotos(quoteId), 'files', [file]),
    invalidates: ['orders'],
    failure: text.addFailed,
    onSuccess: () => showToast({ title: text.added, tone: 'ok' }),
  });
  const removing = useAdminMutation({
    mutationFn: (id: string) => apiMutation('DELETE', paths.quotePhoto(quoteId, id)),
    invalidates: ['orders'],
    failure: text.removeFailed,
    onSuccess: () => showToast({ title: text.removed, tone: 'ok' }),
  });
  return (
    <>
      {photos.length > 0 ? (
        <ul className="grid grid-cols-3 gap-2">
          {photos.map(({ id, url, name }) => (
            <li key={id} className="relative">
              <a href={url} target="_blank" rel="noreferrer" className="block">
                <img
                  src={url}
                  alt={name}
                  loading="lazy"
                  decoding="async"
                  className="aspect-4/3 w-full rounded-1 border border-line object-cover"
                />
              </a>
              <RemoveButton aria-label={text.remove(name)} onClick={() => removing.mutate(id)} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-small text-ink-2">{text.none}</p>
      )}
      {canAdd && photos.length < attachmentLimits.count && (
        <FileButton
          className="mt-2.5"
          accept="image/jpeg,image/png,image/webp"
          label={text.add}
          isPending={adding.isPending}
          onFile={(file) => adding.mutate(file)}
        >
          {text.add}
        </FileButton>
      )}
    </>
  );
}
