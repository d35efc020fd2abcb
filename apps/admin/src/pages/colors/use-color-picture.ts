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
import { apiErrorMessage, apiText, isSignedOut, showErrorToast, useAdminMutation } from '../../lib/api';
import type { ImageSlot } from './color-image-slots';
import { text } from './pictures-text';

export type PendingWork = 'preparing' | 'sending' | 'removing' | null;

/** Uploads or removes a picture immediately, without the form's Save. */
export function useColorPicture(color: AdminColor, slot: ImageSlot) {
  const [work, setWork] = useState<PendingWork>(null);

  const uploading = useAdminMutation({
    invalidates: ['catalogue'],
    mutationFn: async (file: File) => {
      setWork('preparing');
      const picture = await toUpload(file).catch((error: unknown) => {
        throw new UnreadablePicture(error);
      });
      setWork('sending');
      const request: UploadImageRequest = { ...picture, imageField: slot.imageField };
      return apiMutation<unknown>('POST', paths.uploadColorImage(color.id), request);
    },
    onSuccess: () => showToast({ title: text.uploaded(slot.number), tone: 'ok' }),
  });
  const removing = useAdminMutation({
    invalidates: ['catalogue'],
    mutationFn: () => {
      setWork('removing');
      const change: Partial<SaveColorRequest> = { [slot.column]: null, version: color.version };
      return apiMutation<unknown>('PUT', paths.adminItem('colors', color.id), change);
    },
    onSuccess: () => showToast({ title: text.removed(slot.number), tone: 'ok' }),
  });
  const isBusy = uploading.isPending || removing.isPending;

  return {
    work: isBusy ? work : null,
    upload: (file: File) => {
      if (!isBusy) uploading.mutate(file, { onError: showUploadFailure });
    },
    remove: () => {
      if (isBusy) return;
      removing.mutate(undefined, { onError: (error) => showErrorToast(error, apiText.updateFailed) });
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
  const reason = error instanceof UnreadablePicture ? error.message : apiErrorMessage(error);
  showToast({ ...text.failed, ...(reason ? { description: reason } : {}), tone: 'bad' });
}
