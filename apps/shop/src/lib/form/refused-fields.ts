import { ApiError } from '@app/web-client';
import type { Problem } from './problem';

/** The fields that the API would not have, in the form's order; what the form does not show is left out. */
export function refusedFields<Name extends string>(error: unknown, names: readonly Name[]): Problem<Name>[] {
  const refused = error instanceof ApiError ? (error.body?.details?.fields ?? []) : [];
  return names.flatMap((field) => {
    const found = refused.find((candidate) => candidate.field === field);
    return found ? [{ field, message: found.message }] : [];
  });
}
