import {
  type AdminColor,
  paths,
  type SaveColorRequest,
  uploadedImage,
  type UploadImageRequest,
} from '@app/contracts';
import { drawPicture, jpegName, openPicture, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useState } from 'react';
import { isSignedOut } from '../../lib/api/create-query-client';
import { sentenceOf, showFailure } from '../../lib/api/show-failure';
import { apiText, useAdminMutation } from '../../lib/api/use-admin-call';
import type { PicturePlace } from './pictures-of-color';
import { text } from './pictures-text';

export type PictureWork = 'preparing' | 'sending' | 'removing' | null;

/** Saves at once, apart from the form. */
export function useColorPicture(color: AdminColor, place: PicturePlace) {
  const [work, setWork] = useState<PictureWork>(null);

  const uploading = useAdminMutation({
    changes: ['catalogue'],
    run: async (file: File) => {
      setWork('preparing');
      const picture = await toUpload(file).catch((error: unknown) => {
        throw new UnreadablePicture(error);
      });
      setWork('sending');
      const request: UploadImageRequest = { ...picture, imageField: place.imageField };
      return apiMutation<unknown>('POST', paths.uploadColorImage(color.id), request);
    },
    onDone: () => showToast({ title: text.uploaded(place.number), tone: 'ok' }),
  });
  const removing = useAdminMutation({
    changes: ['catalogue'],
    run: () => {
      setWork('removing');
      const change: Partial<SaveColorRequest> = { [place.column]: null, version: color.version };
      return apiMutation<unknown>('PUT', paths.adminItem('colors', color.id), change);
    },
    onDone: () => showToast({ title: text.removed(place.number), tone: 'ok' }),
  });
  const isBusy = uploading.isPending || removing.isPending;

  return {
    work: isBusy ? work : null,
    upload: (file: File) => {
      if (!isBusy) uploading.mutate(file, { onError: showUploadFailure });
    },
    remove: () => {
      if (isBusy) return;
      removing.mutate(undefined, { onError: (error) => showFailure(error, apiText.updateFailed) });
    },
  };
}

/**
 * Resizes to at most 800 px and JPEG 0.8 (specification §9). The server decodes and checks the result again.
 * @throws if the browser cannot read the file as a picture
 */
async function toUpload(file: File): Promise<Omit<UploadImageRequest, 'imageField'>> {
  const picture = await openPicture(file);
  try {
    const canvas = drawPicture(picture, uploadedImage.longestSide);
    if (!canvas) throw new Error('This browser cannot draw pictures.');
    return {
      imageData: canvas.toDataURL('image/jpeg', uploadedImage.jpegQuality),
      fileName: jpegName(file.name),
      mimeType: 'image/jpeg',
    };
  } finally {
    picture.close();
  }
}

class UnreadablePicture extends Error {
  constructor(cause: unknown) {
    super(text.unreadable, { cause });
  }
}

/** 'Upload failed – Failed to upload the image.' (specification §8), or the API's reason. */
function showUploadFailure(error: Error): void {
  if (isSignedOut(error)) return;
  const reason = error instanceof UnreadablePicture ? error.message : sentenceOf(error);
  showToast({ ...text.failed, ...(reason ? { description: reason } : {}), tone: 'bad' });
}
