import { attachmentLimits } from '@app/contracts';
import { useEffect, useState } from 'react';
import { Camera } from 'lucide-react';
import { FileButton, RemoveButton } from '../../lib/controls';
import { photosText as text } from './text';

interface PhotosFieldProps {
  label?: string;
  photos: readonly File[];
  error?: string;
  onChange: (photos: File[]) => void;
}

/** The signature counts towards the limit too. */
const maxPhotos = attachmentLimits.count - 1;

export const PhotosField = ({ label = text.photos, photos, error, onChange }: PhotosFieldProps) => (
  <fieldset>
    <legend className="mb-1.5 text-small font-label">{label}</legend>
    {photos.length > 0 && (
      <ul className="mb-2 grid grid-cols-3 gap-2">
        {photos.map((photo, index) => (
          <li key={`${photo.name}-${photo.lastModified}`} className="relative">
            <Preview photo={photo} />
            <RemoveButton
              aria-label={text.removePhoto(photo.name)}
              onClick={() => onChange(photos.filter((_, other) => other !== index))}
            />
          </li>
        ))}
      </ul>
    )}
    {photos.length < maxPhotos && (
      <FileButton
        icon={Camera}
        accept="image/jpeg,image/png,image/webp"
        label={text.addPhoto}
        onFile={(photo) => onChange([...photos, photo])}
      >
        {text.addPhoto}
      </FileButton>
    )}
    {error && (
      <p role="alert" className="mt-1.5 text-caption text-bad">
        {error}
      </p>
    )}
  </fieldset>
);

function Preview({ photo }: { photo: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    // Not an object URL, which the Content-Security-Policy does not allow.
    const reader = new FileReader();
    reader.onload = () => setUrl(reader.result as string);
    reader.readAsDataURL(photo);
    return () => reader.abort();
  }, [photo]);
  return (
    <img src={url} alt={photo.name} className="aspect-4/3 w-full rounded-1 border border-line object-cover" />
  );
}
