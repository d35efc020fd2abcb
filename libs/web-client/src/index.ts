export { apiList, apiMutation, apiQuery, apiUpload } from './api-client';
export type { ListAnswer } from './api-client';
export { apiFile } from './api-file';
export { ApiError, isApiError, toErrorResponse, tooManySentence } from './api-error';
export { paymentAddress, quoteAddress } from './page-address';
export { optionalData, toLoadState } from './load-state';
export type { LoadedQuery, LoadState } from './load-state';
export { randomKey } from './random-key';
export { mutationDefaults, queryDefaults } from './query-defaults';
