import type { Attachment } from '@app/contracts';
import { fileSize, GalleryDialog, type Gallery } from '@app/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { text } from './text';

export function InquiryFiles({ files }: { files: readonly Attachment[] }) {
  const [gallery, setGallery] = useState<Gallery | null>(null);
  const pictures = files.filter(({ type }) => type === 'image/jpeg');
  const documents = files.filter(({ type }) => type !== 'image/jpeg');
  /** Galleries open at their first picture, so start with the chosen one. */
  const open = (clicked: Attachment) => {
    const index = pictures.indexOf(clicked);
    setGallery({
      title: text.gallery,
      images: [...pictures.slice(index), ...pictures.slice(0, index)].map(({ url, name }) => ({
        url,
        caption: name,
        width: 1600,
        height: 1200,
        srcset: { avif: '', jpeg: '' },
      })),
    });
  };
  return (
    <>
      {pictures.length > 0 && (
        <ul className="grid grid-cols-3 gap-2">
          {pictures.map((picture) => (
            <li key={picture.id}>
              <button
                type="button"
                aria-label={text.openPicture(picture.name)}
                onClick={() => open(picture)}
                className="block w-full overflow-hidden rounded-1 border border-line"
              >
                <img
                  src={picture.url}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="aspect-4/3 w-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {documents.length > 0 && (
        <ul className="mt-2 grid first:mt-0">
          {documents.map(({ id, url, name, size }) => (
            <li key={id}>
              <a
                href={url}
                download={name}
                className="flex min-h-11 items-center gap-2.5 text-chalk hover:underline wide:min-h-8"
              >
                <Download className="size-4 flex-none" strokeWidth={1.75} />
                <span className="sr-only">{text.download}</span>
                <span className="min-w-0 truncate">{name}</span>
                <span className="num flex-none text-caption text-ink-3">{fileSize(size)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <GalleryDialog gallery={gallery} onClose={() => setGallery(null)} />
    </>
  );
}
