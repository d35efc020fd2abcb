export { apiForm, apiList, apiMutation, apiQuery, apiUpload } from './api-client';
export type { ListPage } from './api-client';
export { apiFile } from './api-file';
export { ApiError, isApiError, toErrorResponse, rateLimitMessage } from './api-error';
export { paymentUrl, quoteUrl } from './page-urls';
export { optionalData, toLoadState } from './load-state';
export type { LoadedQuery, LoadState } from './load-state';
export { randomKey } from './random-key';
export { mutationDefaults, queryDefaults } from './query-defaults';
