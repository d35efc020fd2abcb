import { ApiError, isApiError } from '@app/web-client';

/** Runs a call that proves a password; where it is the wrong one, that is said at the field named `password`. */
export async function atPasswordField<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!isApiError(error, 'auth/wrong-password') || !error.body) throw error;
    const fields = [{ field: 'password', message: error.body.error }];
    throw new ApiError(error.message, error.status, { ...error.body, details: { fields } });
  }
}
