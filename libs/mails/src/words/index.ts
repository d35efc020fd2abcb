export { linklessName, notALinkOnPaper } from './not-a-link';
export { reviewReasons } from '../staff/review-reasons';
