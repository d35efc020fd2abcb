export { appointmentWords } from './appointment-words';
export { linklessName, notALinkOnPaper } from './not-a-link';
export { dayAndTimes } from './london-time';
export { alertWords } from '../staff/alert-words';
export { reviewReasons } from '../staff/review-reasons';
