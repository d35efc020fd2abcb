export { apiMutation, apiQuery } from './api-client';
export { ApiError, isApiError, tooManySentence } from './api-error';
