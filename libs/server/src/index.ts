export { answerBrokenHttp } from './answer-broken-http';
export { chooseEncoding, type Encoding } from './choose-encoding';
export { drainOnClose, isDraining } from './drain-on-close';
export { hasBearerToken } from './has-bearer-token';
export { limitBodyTime } from './limit-body-time';
export { logOutput } from './log-output';
export { requestIdOf } from './request-id';
export { lockedPolicy, securityHeaders } from './security-headers';
export * from './settings';
