export { linklessName, notALinkOnPaper } from './not-a-link';
export { alertWords } from '../staff/alert-words';
export { reviewReasons } from '../staff/review-reasons';
