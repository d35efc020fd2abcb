import { AppError } from '../platform/errors/app-error';
import { ExportError } from '../transfer/index';

/** What is wrong with a file, as whoever sent it is told: the place, and the sentence about it. */
export function toRestoreError(error: unknown): unknown {
  if (!(error instanceof ExportError)) return error;
  const { place, problem, isNewer, message } = error;
  const field = [place.part, place.row, place.field].filter(Boolean).join('.') || 'file';
  return new AppError(isNewer ? 'restore/newer-format' : 'restore/not-an-export', {
    fields: [{ field, message }],
    place: { ...place, problem },
  });
}
